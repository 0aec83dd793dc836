import type { MorningMood } from '@doran/contract/limits'

const SHAPES: Record<MorningMood, string> = {
  sun: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  cloud: 'M7 18.5a4 4 0 0 1-.2-8 5.5 5.5 0 0 1 10.6-.6 4.3 4.3 0 0 1-.6 8.6z',
  rain: 'M7 14.5a3.6 3.6 0 0 1-.2-7.2 5.2 5.2 0 0 1 10.1-.6 3.9 3.9 0 0 1-.6 7.8M8.5 17.5l-1 3M12.5 17.5l-1 3M16.5 17.5l-1 3',
  fog: 'M4 8h12M7 12h13M4 16h10M17 16h3',
  star: 'M12 3.5l2.4 5.3 5.8.6-4.3 3.9 1.2 5.7-5.1-2.9L6.900 19l1.200-5.700-4.300-3.900 5.800-.6z',
}

const COLORS: Record<MorningMood, string> = {
  sun: 'text-coin',
  cloud: 'text-text-2',
  rain: 'text-info',
  fog: 'text-text-3',
  star: 'text-rune',
}

/** Stands beside its name. */
export function MoodMark({ mood, size = 20 }: { mood: MorningMood; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${COLORS[mood]}`}
    >
      <path d={SHAPES[mood]} />
    </svg>
  )
}
