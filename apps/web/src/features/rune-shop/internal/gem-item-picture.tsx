export function GemItemPicture({ isSmall }: { isSmall: boolean }) {
  return (
    <svg
      viewBox="0 0 112 72"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={isSmall ? 'w-14' : 'w-28'}
    >
      <path
        d="M10 8h92a6 6 0 0 1 6 6v13a9 9 0 0 0 0 18v13a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V45a9 9 0 0 0 0-18V14a6 6 0 0 1 6-6z"
        className="fill-surface-3 stroke-rune"
      />
      <path d="M38 15v6M38 27v6M38 39v6M38 51v6" className="stroke-line-strong" />
      <path d="m72 17 16.5 9.5v19L72 55l-16.5-9.5v-19z" className="stroke-gem" />
      <path d="m55.5 26.5 16.5 9 16.5-9M72 35.5V55" className="stroke-gem" />
      <path d="m21 29 5 3.5v7L21 43l-5-3.5v-7z" className="stroke-rune" />
    </svg>
  )
}
