/** The book's own style: little, because a reader's device knows their letters and colours best. */
export const STYLE = `body { margin: 0 4%; line-height: 1.8; word-break: keep-all; overflow-wrap: break-word; }
h1 { margin: 30% 0 1.2em; font-size: 1.6em; line-height: 1.35; text-align: center; }
h2 { margin: 2em 0 2.4em; font-size: 1.15em; text-align: center; }
p { margin: 0 0 1em; }
.facts p { margin: 0 0 0.4em; font-size: 0.85em; text-align: center; }
.scene { margin: 0 0 3em; }
.wrote { font-size: 0.75em; text-align: right; page-break-after: avoid; break-after: avoid; }
.reader { margin: 0 0 1.4em 18%; padding: 0.2em 0 0.2em 0.9em; border-left: 0.15em solid; }
.name { font-size: 0.8em; font-weight: bold; }
.ending { margin: 2.4em 0 1em; text-align: center; font-weight: bold; }
nav ol { list-style: none; padding: 0; }
nav li { margin: 0.6em 0; }
`
