import { splitLinks } from '../text/split-links'

/** A text as it was written, its addresses as links to pages that nobody here vouches for. */
export function WrittenText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      part
    ) : (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="nofollow ugc noopener"
        className="break-all underline underline-offset-2"
      >
        {part}
        <span className="sr-only"> (새 창)</span>
      </a>
    ),
  )
}
