export type GlyphProps = { size?: number; className?: string }

/** Two leaning stems and the ember between them. Decoration: name the link around it. */
export function Glyph({ size = 24, className }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      aria-hidden="true"
      {...(className ? { className } : {})}
    >
      <path d="M5.4 20.2 7.4 9" />
      <path d="M18.4 20.2 17.3 3.8" />
      <circle cx="12.5" cy="7.2" r="2.1" fill="var(--color-ember)" stroke="none" />
    </svg>
  )
}
