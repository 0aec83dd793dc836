import type { Markup } from '../../platform/markup/markup.js'

const LIGHT =
  'color-scheme: light; --bg: #FAF6EF; --card: #FFFFFF; --pressed: #F2ECE2; --line: #8A7C6E; --text: #1F1A16; --quiet: #574D44; --ember: #B8430E; --on-ember: #FFFFFF;'

export const DESK_STYLE: Markup = {
  html: `
:root { color-scheme: dark; --bg: #100E0D; --card: #191614; --pressed: #2F2A26; --line: #8A7C6E; --text: #F7F1E8; --quiet: #C4B8AB; --ember: #FF7A3D; --on-ember: #1A0E08; }
[data-theme=light] { ${LIGHT} }
@media (prefers-color-scheme: light) { [data-theme=system] { ${LIGHT} } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px 16px 48px; max-width: 480px; background: var(--bg); color: var(--text); font: 400 15px/24px Pretendard, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
p { margin: 0 0 12px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; font-weight: 800; letter-spacing: -0.01em; }
h2 { margin: 24px 0 8px; font-size: 15px; line-height: 24px; font-weight: 600; }
.banner { padding: 12px 16px; border: 1px solid var(--ember); border-radius: 14px; font-weight: 600; }
.card { padding: 24px 20px 12px; border-radius: 20px 20px 20px 6px; background: var(--card); }
dl { margin: 0 0 20px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; }
dt { flex: none; color: var(--quiet); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.total dd { font-size: 20px; line-height: 28px; font-weight: 800; }
.button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--line); border-radius: 14px; background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--pressed); }
.main { border-color: var(--ember); background: var(--ember); color: var(--on-ember); }
.main:hover { background: var(--ember); filter: brightness(0.92); }
.button:focus-visible { outline: 2px solid var(--ember); outline-offset: 2px; }
.help { display: block; margin-top: 4px; font-size: 13px; line-height: 20px; color: var(--quiet); }
`,
}
