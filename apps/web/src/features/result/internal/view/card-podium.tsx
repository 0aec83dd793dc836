import type { ResultCard } from '@doran/contract'

export function CardPodium({ podium }: Pick<ResultCard, 'podium'>) {
  return (
    <ul className="grid grid-cols-3 gap-3 text-sm">
      {podium.map(({ place, label, picture }) => (
        <li key={label} className="min-w-0">
          <img
            src={picture.url}
            alt=""
            width={400}
            height={400}
            className="corner-image block aspect-square h-auto w-full max-w-24 bg-surface-2 object-cover"
          />
          <span className="mt-1.5 block text-xs text-text-2">{place}</span>
          <span className="prose-ko block font-semibold">{label}</span>
        </li>
      ))}
    </ul>
  )
}
