import type { PsytestOutcome } from '@doran/contract'

type MatchCardProps = { label: string; match: PsytestOutcome['goodMatch'] }

export function MatchCard({ label, match }: MatchCardProps) {
  const { title, tagline, picture } = match
  return (
    <li className="corner-card flex items-center gap-4 bg-surface-1 p-4">
      <img
        src={picture.url}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        className="corner-image block size-20 shrink-0 bg-surface-2 object-cover"
      />
      <div className="min-w-0">
        <p className="text-sm text-text-3">{label}</p>
        <p className="prose-ko font-extrabold">{title}</p>
        <p className="prose-ko text-sm text-text-2">{tagline}</p>
      </div>
    </li>
  )
}
