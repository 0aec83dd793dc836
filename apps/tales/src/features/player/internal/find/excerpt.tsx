/** The words found stand between the two. */
const MARKS = /\u2068|\u2069/

/** Where a story says something, with the words found marked. */
export function Excerpt({ text }: { text: string }) {
  return text.split(MARKS).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className="rounded-small bg-surface-2 font-semibold text-ember">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
