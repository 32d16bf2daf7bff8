package org.lawspeaker.thorgal.lasting;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * A change of the rules that is in force for a time: of a permanent effect while its card is in
 * play, or of another to the end of its span. Each kind answers one of the questions below; {@link
 * Standing} asks them of all that are in force.
 */
@Doc("A change of the rules while it is in force.")
public sealed interface Lasting
    permits AddAttributes,
        AddStrength,
        AddDifficulty,
        ChangeCost,
        AllowPhase,
        Forbid,
        Shield,
        PayFromPool,
        WaiveUpkeep,
        UpkeepPrice,
        MoreWolfUses,
        ActivateExhausted,
        Attaching,
        OpposeFree,
        OpposeMore,
        NoOpposing,
        Disregard,
        FatePoints,
        PoolFirst,
        AllowCopies,
        ReadyMore,
        KeepMarkers,
        KeepInHand {
  /** Which players it means; of no meaning for a change that means none. */
  default Who whose() {
    return Who.YOU;
  }

  /** Symbols that a card in the party of a seat, or one that opposes for it, has more by this. */
  default Attributes attributes(
      Table table, Source source, Seat seat, InPlay card, boolean opposes) {
    return Attributes.NONE;
  }

  /** What it adds to the strength of the party that travels. */
  default Attributes strength(Table table, Source source) {
    return Attributes.NONE;
  }

  /** What it adds to the difficulty of the journey. */
  default Attributes difficulty(Table table, Source source) {
    return Attributes.NONE;
  }

  /** By how much it changes what playing a card costs. */
  default int cost(Table table, Source source, Seat payer, Suit suit, int card) {
    return 0;
  }

  /** Whether it lets a card be played in a phase that the rules forbid. */
  default boolean allows(
      Table table, Source source, Seat player, Suit suit, int card, Phase phase) {
    return false;
  }

  /** Whether it forbids playing a card; a text that forbids goes first (THO-Q-99). */
  default boolean forbidsPlaying(Table table, Source source, Seat player, Suit suit, int card) {
    return false;
  }

  /** Whether it forbids activating a card in play. */
  default boolean forbidsActivating(Table table, Source source, int id) {
    return false;
  }

  /** By how much it changes damage that a seat is about to receive at once. */
  default int damage(Table table, Source source, Seat receiver) {
    return 0;
  }

  /** Whether a seat may pay damage from the top of its destiny pool, too. */
  default boolean paysFromPool(Table table, Source source, Seat receiver) {
    return false;
  }

  /** Whether a companion needs no upkeep. */
  default boolean waivesUpkeep(Table table, Source source, InPlay companion) {
    return false;
  }

  /** By how much it changes the damage for keeping a companion whose upkeep fails. */
  default int upkeepPrice(Table table, Source source) {
    return 0;
  }

  /** How many times more a wolf effect may be used in a round. */
  default int wolfUses(Table table, Source source, Seat user) {
    return 0;
  }

  /** Whether a card may be activated although it is exhausted. */
  default boolean activatesExhausted(Table table, Source source, int id) {
    return false;
  }

  /** Whether a card with no attribute symbol is attached, or one with symbols is not. */
  default boolean turnsAttaching(Table table, Source source, Suit suit, int card) {
    return false;
  }

  /** Whether a companion opposes free of charge. */
  default boolean opposesFree(Table table, Source source, Seat seat, InPlay companion) {
    return false;
  }

  /** How many companions more may oppose. */
  default int opposeMore(Table table, Source source, Seat seat) {
    return 0;
  }

  /** Whether a companion may not oppose. */
  default boolean forbidsOpposing(Table table, Source source, Seat seat, InPlay companion) {
    return false;
  }

  /** Whether an attribute is not compared when the journey is resolved. */
  default boolean disregards(Table table, Source source, Attribute attribute) {
    return false;
  }

  /** How many fate points a seat has more. */
  default int fatePoints(Table table, Source source, Seat seat) {
    return 0;
  }

  /** Whether a seat may draw to the hand after adding to the pool. */
  default boolean drawsAfterPool(Table table, Source source, Seat seat) {
    return false;
  }

  /** Whether copies of a unique card may be in one party. */
  default boolean allowsCopies(Table table, Source source, Seat seat, int card) {
    return false;
  }

  /** How many exhaustion markers more leave a card in clean-up. */
  default int readiesMore(Table table, Source source, Seat seat, InPlay card) {
    return 0;
  }

  /** Whether attribute markers stay on a card in clean-up. */
  default boolean keepsMarkers(Table table, Source source, int id) {
    return false;
  }

  /** How many cards of the hand a seat may keep in clean-up. */
  default int keepsInHand(Table table, Source source, Seat seat) {
    return 0;
  }

  /** Whether it is part of strength or difficulty. */
  default boolean isWeighed() {
    return false;
  }

  /** What it changes, in words. */
  String says();
}
