type StarProps = { isFilled: boolean; size?: number }

/** Decoration: what it counts is said beside it. */
export function Star({ isFilled, size = 16 }: StarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinejoin="round"
      className={`shrink-0 ${isFilled ? 'text-ember' : 'text-text-3'}`}
    >
      <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z" />
    </svg>
  )
}

const PLACES = [1, 2, 3, 4, 5]

/** `stars`: may have a decimal; half a star more fills the next one. */
export function StarRow({ stars, size }: { stars: number; size?: number }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {PLACES.map((place) => (
        <Star key={place} isFilled={place <= Math.round(stars)} {...(size && { size })} />
      ))}
      <span className="sr-only">별 5개 중 {stars}개</span>
    </span>
  )
}
