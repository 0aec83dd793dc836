import type { ThemeDetail } from '@doran/contract'

export function CastList({ cast }: { cast: ThemeDetail['cast'] }) {
  if (cast.length === 0) return null
  return (
    <section aria-labelledby="cast" className="mt-12">
      <h2 id="cast" className="mb-4 text-h3 font-extrabold">
        등장인물
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cast.map(({ name, role, look }) => (
          <li key={name} className="corner-card bg-surface-1 p-5">
            <p className="font-semibold">
              {name} <span className="ml-1 text-sm font-normal text-text-3">{role}</span>
            </p>
            <p className="prose-ko mt-1 text-sm text-text-2">{look}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
