import { Fragment } from 'react'
import type { Home } from '@doran/contract'
import { HomeHero } from './home-hero'
import type { HomeRowContext, HomeRowRenderers, HomeRowsByType } from './home-row-renderers'
import { RowFailed } from './row-failed'

export type HomeRowsProps = { home: Home | null; renderers: HomeRowRenderers }

/** Everything of the home page that the API decides. */
export function HomeRows({ home, renderers }: HomeRowsProps) {
  const rows = (home?.rows ?? []).map((row) => bind(row.type, row, renderers))
  const [hero] = rows
    .flatMap(({ hero: part }) => part ?? [])
    .toSorted((one, other) => one.order - other.order)
  const heroTheme = hero?.theme
  return (
    <>
      <HomeHero {...(heroTheme && { theme: heroTheme })}>
        {home ? hero?.content : <RowFailed />}
      </HomeHero>
      {rows.map(({ type, render }) => (
        <Fragment key={type}>{render({ heroTheme })}</Fragment>
      ))}
    </>
  )
}

function bind<Type extends keyof HomeRowsByType>(
  type: Type,
  row: HomeRowsByType[Type],
  renderers: HomeRowRenderers,
) {
  const { hero, row: render } = renderers[type]
  return {
    type,
    hero: hero?.(row) ?? null,
    render: (shown: HomeRowContext) => render?.(row, shown) ?? null,
  }
}
