import type { ReactNode } from 'react'
import type { Span } from '@doran/contract'
import { isOwnPath, safeHref } from './safe-href.js'

export type RichTextSpansProps = { spans: readonly Span[] }

/** The text of one block. */
export function RichTextSpans({ spans }: RichTextSpansProps) {
  return spans.map((span, at) => <SpanView key={at} span={span} />)
}

function SpanView({ span }: { span: Span }): ReactNode {
  const { text, bold, italic, strike, href } = span
  let shown: ReactNode = text
  if (strike) shown = <s>{shown}</s>
  // The typeface has no italics: browsers slant it.
  if (italic) shown = <em className="italic [font-synthesis:style]">{shown}</em>
  if (bold) shown = <strong className="font-extrabold text-text">{shown}</strong>
  if (href === undefined) return shown
  if (isOwnPath(href)) {
    return (
      <a href={href} className={LINK}>
        {shown}
      </a>
    )
  }
  const to = safeHref(href)
  if (to === null) return shown
  return (
    <a href={to} target="_blank" rel="nofollow ugc noopener noreferrer" className={LINK}>
      {shown}
    </a>
  )
}

const LINK = 'text-text underline decoration-line-strong underline-offset-4 hover:decoration-ember'
