import { markup, type Markup } from '../../../platform/markup/markup.js'

/** What XML 1.0 (section 2.2) cannot hold, escaped or not. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A whole XML document of an element. */
export function xmlOf({ html }: Markup, doctype = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${doctype}${html.replaceAll(NO_XML, '')}\n`
}

/** A content document of the book. */
export function pageOf(title: string, body: Markup): string {
  return xmlOf(
    markup`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="ko" xml:lang="ko">
<head>
<title>${title}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>`,
    '<!DOCTYPE html>\n',
  )
}
