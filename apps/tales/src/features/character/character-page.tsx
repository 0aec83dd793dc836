import type { ReactNode } from 'react'
import type { Character } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { PersonLink } from '../../lib/person-link'
import { ThemeFeature } from '../../lib/theme-feature'
import { FaceViewer } from './internal/face-viewer'
import { ReadButton } from './internal/read-button'

/** Somebody of a story: their faces, how they speak, where they are met. */
export function CharacterPage({ character }: { character: Character }) {
  const { name, role, look, speech, lines, portraits, theme, others } = character
  return (
    <article className="page pt-4 pb-16 md:pt-10">
      <header className="grid gap-x-14 gap-y-6 md:grid-cols-[320px_1fr] md:items-start">
        <FaceViewer name={name} portraits={portraits} />
        <div className="min-w-0">
          <h1 className="text-h2 font-extrabold md:text-h1">{name}</h1>
          <p className="prose-ko mt-2 text-text-2 md:text-h3">{role}</p>
          <p className="mt-3 text-sm">
            <ZoneLink
              href={routes.theme.path({ id: theme.id })}
              className="inline-flex min-h-11 items-center text-text-2"
            >
              {theme.title}
            </ZoneLink>
          </p>
          <Part id="lines" title="이렇게 말해요">
            <ul className="flex flex-col gap-3">
              {lines.map((line) => (
                <li
                  key={line}
                  className="corner-card prose-ko w-fit bg-surface-1 px-5 py-3 text-story"
                >
                  “{line}”
                </li>
              ))}
            </ul>
            {speech !== '' && (
              <p className="prose-ko mt-4 max-w-story text-sm text-text-2">
                <b className="mr-1.5 font-semibold text-text">말투</b>
                {speech}
              </p>
            )}
          </Part>
          {look !== '' && (
            <Part id="look" title="겉모습">
              <p className="prose-ko max-w-story text-text-2">{look}</p>
            </Part>
          )}
        </div>
      </header>
      <Part id="story" title="만날 수 있는 이야기" isWide>
        <ThemeFeature theme={theme} lead={<ReadButton themeId={theme.id} />} />
      </Part>
      {others.length > 0 && (
        <Part id="others" title="함께 나오는 사람들" isWide>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((other) => (
              <li key={other.id}>
                <PersonLink person={other} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  )
}

type PartProps = { id: string; title: string; isWide?: boolean; children: ReactNode }

function Part({ id, title, isWide = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={isWide ? 'mt-14' : 'mt-8'}>
      <h2 id={id} className="mb-4 text-h3 font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}
