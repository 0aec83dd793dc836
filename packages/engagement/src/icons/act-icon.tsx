import type { ReactNode } from 'react'

const SHAPES = {
  like: (
    <path d="M12 20.2S3.8 15.4 3.8 9.4A4.6 4.6 0 0 1 8.4 4.8c1.6 0 2.9.8 3.6 2 .7-1.2 2-2 3.6-2a4.6 4.6 0 0 1 4.6 4.6c0 6-8.2 10.8-8.2 10.8z" />
  ),
  save: <path d="M6.5 4.5h11a1 1 0 0 1 1 1v14.7L12 16l-6.5 4.2V5.5a1 1 0 0 1 1-1z" />,
  share: (
    <path d="M12 14.5V3.8M7.8 7.6 12 3.8l4.2 3.8M6.4 11H5.5A1.5 1.5 0 0 0 4 12.5v6A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-6a1.5 1.5 0 0 0-1.5-1.5h-.9" />
  ),
} satisfies Record<string, ReactNode>

type ActIconProps = { name: keyof typeof SHAPES; isFilled?: boolean }

/** In the line of `@doran/ui`'s icons. Decoration: the button around it carries the name. */
export function ActIcon({ name, isFilled = false }: ActIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {SHAPES[name]}
    </svg>
  )
}
