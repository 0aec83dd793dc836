import type { ThemeDetail } from '@doran/contract'
import { Portrait } from '@doran/ui'

export function CastList({ cast }: { cast: ThemeDetail['cast'] }) {
  if (cast.length === 0) return null
  return (
    <section aria-labelledby="cast" className="mt-12">
      <h2 id="cast" className="mb-4 text-h3 font-extrabold">
        등장인물
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cast.map((person) => (
          <li key={person.name} className="corner-card flex gap-4 bg-surface-1 p-4">
            <Portrait src={person.portraits?.['기본'] ?? null} name={person.name} size="large" />
            <div className="min-w-0">
              <p className="font-semibold">{person.name}</p>
              <p className="prose-ko mt-1 text-sm text-text-2">{person.role}</p>
              <p className="prose-ko mt-2 text-sm font-semibold text-text">“{person.line}”</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
