import { createHash } from 'node:crypto'
import type { StoredMail } from '../../platform/mail/outbox-folder.js'
import { markup, type Markup } from '../../platform/markup/markup.js'
import { seoulTime } from './seoul-time.js'

const LIGHT =
  'color-scheme: light; --bg: #FAF6EF; --card: #FFFFFF; --pressed: #F2ECE2; --text: #1F1A16; --quiet: #574D44; --ember: #B8430E;'

const STYLE: Markup = {
  html: `
:root { color-scheme: dark; --bg: #100E0D; --card: #191614; --pressed: #231F1C; --text: #F7F1E8; --quiet: #C4B8AB; --ember: #FF7A3D; }
[data-theme=light] { ${LIGHT} }
@media (prefers-color-scheme: light) { [data-theme=system] { ${LIGHT} } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 48px; max-width: 1120px; background: var(--bg); color: var(--text); font: 400 15px/24px Pretendard, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 32px; font-weight: 800; letter-spacing: -0.01em; }
h2 { margin: 0 0 8px; font-size: 13px; line-height: 20px; font-weight: 600; color: var(--quiet); }
a { color: var(--ember); }
a:focus-visible, iframe:focus-visible { outline: 2px solid var(--ember); outline-offset: 2px; }
.quiet { margin: 0 0 20px; color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; font-size: 13px; line-height: 20px; }
dd { margin: 0; }
.list { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.mail { display: block; padding: 16px; border-radius: 20px 20px 20px 6px; background: var(--card); color: inherit; text-decoration: none; }
.mail:hover { background: var(--pressed); }
.subject { display: block; font-weight: 600; }
.facts { display: block; font-size: 13px; line-height: 20px; color: var(--quiet); }
.empty { padding: 48px 24px; border-radius: 20px 20px 20px 6px; background: var(--card); text-align: center; color: var(--quiet); }
.back { display: inline-block; margin: 0 0 12px; padding: 10px 0; }
.forms { display: grid; gap: 24px; }
.text { margin: 0; padding: 16px; min-height: 120px; border-radius: 14px; background: var(--card); font: inherit; white-space: pre-wrap; }
iframe { display: block; width: 100%; height: 680px; border: 0; border-radius: 14px; background: var(--card); }
@media (min-width: 900px) { .forms { grid-template-columns: 1fr 1fr; } }
`,
}

const styleHash = createHash('sha256').update(STYLE.html).digest('base64')

/** As the sites show themselves in this browser. */
export type PageTheme = 'dark' | 'light' | 'system'

/** What these pages may load: their one style sheet, and a mail in a frame. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A mail styles itself inline; it may open a link in a new window, and nothing else. */
export const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export function outboxPage(mails: readonly StoredMail[], theme: PageTheme): Markup {
  const items = mails.map(
    ({ id, subject, to, storedAt }) =>
      markup`<li><a class="mail" href="outbox/${id}"><span class="subject">${subject}</span><span class="facts">${to} · ${seoulTime(storedAt)}</span></a></li>\n`,
  )
  const list =
    items.length > 0
      ? markup`<ul class="list">\n${items}</ul>`
      : markup`<p class="empty">아직 보낸 메일이 없어요. 가입하거나 비밀번호를 새로 정하면 여기에서 볼 수 있어요.</p>`
  return page(
    '보낸 편지함',
    markup`<h1>보낸 편지함</h1>
<p class="quiet">이 컴퓨터에서 연 도란은 메일을 밖으로 보내지 않고 여기에 모아 둬요.</p>
${list}`,
    theme,
  )
}

export function storedMailPage(mail: StoredMail, theme: PageTheme): Markup {
  const { id, subject, to, from, storedAt, text } = mail
  return page(
    subject,
    markup`<a class="back" href="../outbox">← 보낸 편지함</a>
<h1>${subject}</h1>
<dl class="quiet"><dt>보낸 사람</dt><dd>${from}</dd><dt>받는 사람</dt><dd>${to}</dd><dt>보낸 시각</dt><dd>${seoulTime(storedAt)}</dd></dl>
<div class="forms">
<section><h2>텍스트</h2><pre class="text">${withLinks(text)}</pre></section>
<section><h2>메일에서 보이는 모습</h2><iframe title="메일에서 보이는 모습" src="${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe></section>
</div>`,
    theme,
  )
}

function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) =>
      index % 2 === 1 ? markup`<a href="${piece}" rel="noreferrer">${piece}</a>` : markup`${piece}`,
    )
}

function page(title: string, body: Markup, theme: PageTheme): Markup {
  return markup`<!doctype html>
<html lang="ko" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | 도란</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>
`
}
