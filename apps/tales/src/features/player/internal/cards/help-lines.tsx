import { buttonClass } from '@doran/ui'

const LINES = [
  { href: 'tel:109', label: '자살예방 상담전화 109' },
  { href: 'tel:1388', label: '청소년상담 1388' },
] as const

/** Somebody to call, at any hour. */
export function HelpLines() {
  return LINES.map(({ href, label }) => (
    <a key={href} href={href} className={buttonClass({ kind: 'secondary' })}>
      {label}
    </a>
  ))
}
