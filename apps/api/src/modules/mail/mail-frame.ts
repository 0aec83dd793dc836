import { markup, type Markup } from '../../platform/markup/markup.js'

export type MailText = { subject: string; text: string; html: string }

/** A paragraph, a code to type, or the one thing to do. */
type MailPart = string | { code: string } | { button: { label: string; url: string } }

export type MailBody = {
  subject: string
  title: string
  parts: readonly MailPart[]
  /** Why it came, and what to do if it was somebody else. */
  why: readonly string[]
}

const WORDMARK = '도란'
const NO_REPLY = '보내기만 하는 주소라 답장은 읽지 못해요.'

/** The colours by daylight stand in each element; by night these take their place. */
const STYLE: Markup = {
  html: `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .bg { background: #100E0D !important; }
  .card { background: #191614 !important; }
  .code { background: #2F2A26 !important; color: #F7F1E8 !important; }
  .text { color: #F7F1E8 !important; }
  .note { color: #9A8E82 !important; }
  .ember { color: #FF7A3D !important; }
  .button { background: #FF7A3D !important; }
  .button a { color: #1A0E08 !important; }
}
`,
}

const FONT =
  "-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif"
const WORDS = 'word-break:keep-all;overflow-wrap:anywhere'
const PARAGRAPH = `margin:0 0 16px;font-size:15px;line-height:24px;${WORDS}`
const TABLE = markup`role="presentation" cellpadding="0" cellspacing="0" border="0"`

/** One mail in both its forms, for light and dark clients. */
export function frameMail(body: MailBody): MailText {
  return { subject: body.subject, text: asText(body), html: asMarkup(body).html }
}

function asText({ title, parts, why }: MailBody): string {
  const blocks = [WORDMARK, title, ...parts.map(partAsText), '―', ...why, NO_REPLY]
  return `${blocks.join('\n\n')}\n`
}

function partAsText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('code' in part) return `    ${part.code}`
  const { label, url } = part.button
  return `${label}\n${url}`
}

function asMarkup({ subject, title, parts, why }: MailBody): Markup {
  const notes = [...why, NO_REPLY].map(
    (line) =>
      markup`<p class="note" style="margin:0 0 8px;font-size:13px;line-height:20px;color:#6F645A;${WORDS}">${line}</p>\n`,
  )
  return markup`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLE}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#FAF6EF;font-family:${FONT}">
<table ${TABLE} class="bg" width="100%" style="background:#FAF6EF"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} width="100%" style="max-width:480px;text-align:left">
<tr><td class="text" style="padding:0 8px 16px;font-size:24px;line-height:32px;font-weight:800;color:#1F1A16">${WORDMARK}<span class="ember" aria-hidden="true" style="color:#B8430E">.</span></td></tr>
<tr><td class="card" style="padding:28px 24px 12px;background:#FFFFFF;border-radius:20px 20px 20px 6px">
<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:800;letter-spacing:-0.01em;color:#1F1A16;${WORDS}">${title}</h1>
${parts.map(partAsMarkup)}</td></tr>
<tr><td style="padding:20px 8px 0">
${notes}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function partAsMarkup(part: MailPart): Markup {
  if (typeof part === 'string') {
    return markup`<p class="text" style="${PARAGRAPH};color:#1F1A16">${part}</p>\n`
  }
  if ('code' in part) {
    return markup`<p class="code" style="margin:0 0 16px;padding:16px;border-radius:14px;background:#F2ECE2;color:#1F1A16;font-size:32px;line-height:40px;font-weight:800;letter-spacing:0.16em;text-align:center;font-variant-numeric:tabular-nums">${part.code}</p>\n`
  }
  const { url, label } = part.button
  return markup`<table ${TABLE} style="margin:0 0 16px"><tr><td class="button" style="border-radius:999px;background:#B8430E"><a href="${url}" target="_blank" style="display:inline-block;padding:12px 24px;font-size:15px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none">${label}</a></td></tr></table>\n`
}
