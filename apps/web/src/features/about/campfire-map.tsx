import type { AboutPlace } from './about-place'

/** The places as stones around the fire, each a link. The list under it says the same in text. */
export function CampfireMap({ places }: { places: readonly AboutPlace[] }) {
  return (
    <svg viewBox="0 0 640 548" className="glow-ember mx-auto block h-auto w-full max-w-story">
      <g aria-hidden="true">
        <ellipse cx="320" cy="330" rx="310" ry="206" className="fill-surface-1" />
        <ellipse cx="320" cy="256" rx="150" ry="60" className="fill-surface-2" />
        <path
          d="m252 268 128-34m4 34-128-34"
          stroke="#6b3a22"
          strokeWidth="18"
          strokeLinecap="round"
        />
        <path
          d="M324 74c6 44 58 64 58 122 0 38-28 62-62 62s-62-24-62-62c0-30 16-46 28-66 6 14 12 20 20 24-4-30 2-60 18-80z"
          fill="#ff7a3d"
        />
        <path
          d="M322 152c4 24 28 36 28 66 0 22-14 36-30 36s-30-14-30-36c0-22 22-34 32-66z"
          fill="#ffc94d"
        />
        <circle cx="244" cy="110" r="5" fill="#ff7a3d" />
        <circle cx="404" cy="84" r="4" fill="#ffc94d" />
        <circle cx="388" cy="136" r="3" fill="#ff7a3d" />
      </g>
      {places.map(({ name, href, seat: { x, y } }) => (
        <a key={href} href={href} className="group rounded-small" aria-label={name}>
          <path
            d={`M${x - 104} ${y + 6}c0-34 38-50 100-50s108 14 108 48c0 32-44 46-108 46s-100-12-100-44z`}
            className="fill-surface-3 stroke-line-strong transition-colors duration-(--motion-state) group-hover:fill-ember"
            strokeWidth="2"
          />
          <text
            x={x}
            y={y + 14}
            textAnchor="middle"
            aria-hidden="true"
            className="fill-text text-[26px] font-semibold group-hover:fill-on-ember sm:text-[19px]"
          >
            {name}
          </text>
        </a>
      ))}
    </svg>
  )
}
