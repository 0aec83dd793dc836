import { plantHref, type PlantLook } from './plant-symbols'

const PLACES = 18
const FEWEST = 4
/** So many pops fill the field with red ones. */
const FULL = 20_000
const LOOKS: readonly PlantLook[] = ['sprout', 'green', 'orange', 'red']

type Grown = { x: number; y: number; size: number; look: PlantLook }

/** The plants of a day, the farther ones first: the more were popped, the more there are and the riper they stand. */
export function grownField(poppedToday: number): Grown[] {
  const share = Math.min(1, Math.log1p(poppedToday) / Math.log1p(FULL))
  const count = FEWEST + Math.round((PLACES - FEWEST) * share)
  return Array.from({ length: count }, (_, at) => {
    const row = at % 3
    const column = Math.floor(at / 3)
    const chance = noise(poppedToday, at)
    const ripeness = Math.floor(Math.min(0.99, share * 0.85 + chance * 0.4) * LOOKS.length)
    return {
      x: 22 + column * 50 + row * 16 + chance * 12,
      y: 74 + row * 30,
      size: 36 + row * 8,
      look: chance > 0.97 ? 'golden' : (LOOKS[ripeness] ?? 'red'),
    } as const
  }).toSorted((a, b) => a.y - b.y)
}

/** Between 0 and 1, the same for the same field. */
function noise(seed: number, at: number): number {
  const value = Math.sin(seed * 12.9898 + at * 78.233) * 43_758.5453
  return value - Math.floor(value)
}

/** The field as it stands today. */
export function FieldIllustration({ poppedToday }: { poppedToday: number }) {
  return (
    <svg
      role="img"
      aria-label={`오늘 모두 함께 딴 토마토 ${poppedToday.toLocaleString('ko-KR')}개로 자란 밭`}
      viewBox="0 0 360 190"
      className="block w-full"
    >
      <rect width="360" height="190" fill="var(--color-surface-1)" />
      <circle cx="306" cy="38" r="18" fill="#f7c52f" opacity="0.85" />
      <path d="M0 82c70-26 130-22 190-10s110 10 170-8v126H0Z" fill="#6d9a4e" opacity="0.28" />
      <path d="M0 104c90-16 250-16 360 0v86H0Z" fill="#8a6242" opacity="0.28" />
      <path d="M0 132c90-14 250-14 360 0v58H0Z" fill="#8a6242" opacity="0.3" />
      <path d="M0 162c90-12 250-12 360 0v28H0Z" fill="#8a6242" opacity="0.34" />
      {grownField(poppedToday).map(({ x, y, size, look }) => (
        <use key={`${x} ${y}`} href={plantHref(look)} x={x} y={y} width={size} height={size} />
      ))}
    </svg>
  )
}
