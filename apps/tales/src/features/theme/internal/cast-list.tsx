import type { ThemeDetail } from '@doran/contract'
import { routes, ZoneLink } from '@doran/site/core'
import { Portrait } from '@doran/ui'

/** Who is in the story; each leads to a page of their own. */
export function CastList({ cast }: { cast: ThemeDetail['cast'] }) {
  if (cast.length === 0) return null
  return (
    <section aria-labelledby="cast" className="mt-12">
      <h2 id="cast" className="mb-4 text-h3 font-extrabold">
        등장인물
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cast.map(({ id, name, role, line, portraits }) => (
          <li
            key={id}
            className="group relative corner-card flex gap-4 bg-surface-1 p-4 hover:bg-surface-2"
          >
            <Portrait src={portraits?.['기본'] ?? null} name={name} size="large" />
            <div className="min-w-0">
              <p className="font-semibold">
                <ZoneLink
                  href={routes.character.path({ id })}
                  className="no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {name}
                </ZoneLink>
              </p>
              <p className="prose-ko mt-1 text-sm text-text-2">{role}</p>
              <p className="prose-ko mt-2 text-sm font-semibold text-text">“{line}”</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
