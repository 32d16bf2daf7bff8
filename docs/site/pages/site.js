// What a page does in the browser: the search, and diagrams where there are any.
const search = document.createElement("script");
search.src = new URL("pagefind/pagefind-ui.js", import.meta.url).href;
search.onload = () => new PagefindUI({ element: "#search", showImages: false, showSubResults: true, excerptLength: 30 });
document.head.append(search);

if (document.querySelector(".mermaid")) {
  const drawing = document.createElement("script");
  drawing.src = new URL("mermaid.js", import.meta.url).href;
  drawing.onload = () => {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    mermaid.initialize({ startOnLoad: false, theme: dark ? "dark" : "neutral" });
    mermaid.run();
  };
  document.head.append(drawing);
}
