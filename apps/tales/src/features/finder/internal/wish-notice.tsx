/** What of an address could not be understood. */
export function WishNotice({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <p role="status" className="corner-card mb-4 bg-surface-2 px-5 py-4 text-text-2">
      {children}
    </p>
  )
}
