export const choiceLook =
  'flex min-h-16 w-full items-center gap-3 corner-card border px-5 py-4 text-left text-story short:min-h-14 short:py-3'

/** The key of a choice, where there may be a keyboard. */
export function KeyHint({ children }: { children: number }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden size-6 shrink-0 place-items-center rounded-small border border-line-strong font-sans text-xs text-text-3 [@media(hover:hover)]:grid"
    >
      {children}
    </kbd>
  )
}
