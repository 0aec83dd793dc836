/** A comma: a day's rest. */
export function CommaPicture({ isSmall }: { isSmall: boolean }) {
  return (
    <svg viewBox="0 0 112 72" aria-hidden="true" className={isSmall ? 'w-14' : 'w-28'}>
      <path
        d="M56 14a15 15 0 1 0 4.6 29.3C58.8 50 54 55.6 46.6 58.6a3 3 0 0 0 1.9 5.6C64.6 59.700 72 46.500 71 28.500A15 15 0 0 0 56 14z"
        className="fill-surface-3 stroke-rune"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M20 40h12M82 40h12"
        className="stroke-line-strong"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
