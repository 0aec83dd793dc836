/** What was chosen last, on the reader's side. */
export function ChosenLine({ children }: { children: string }) {
  return (
    <p className="corner-mine ml-auto w-fit max-w-[85%] bg-surface-2 px-4 py-2 text-sm text-text-2">
      <span className="sr-only">앞에서 고른 것: </span>
      {children}
    </p>
  )
}
