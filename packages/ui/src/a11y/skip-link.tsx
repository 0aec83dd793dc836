export type SkipLinkProps = { targetId?: string }

/** First in the body. The target is `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className="skip-link">
      본문으로 바로 가기
    </a>
  )
}
