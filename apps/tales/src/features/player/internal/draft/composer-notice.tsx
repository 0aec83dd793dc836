const KEPT = '쓴 글은 그대로 있어요.'

/** What went wrong, where the reader looks: right above the box. */
export function ComposerNotice({ message }: { message: string | null }) {
  return (
    <p
      role="alert"
      className="corner-card prose-ko mb-3 bg-surface-2 px-4 py-3 font-sans text-base empty:hidden"
    >
      {message && withKept(message)}
    </p>
  )
}

export function withKept(message: string): string {
  return message.includes(KEPT) ? message : `${message} ${KEPT}`.trim()
}
