import type { Home } from '@doran/contract'
import { ContinueHero } from './continue-hero'
import { ContinueRow } from './continue-row'
import { HomeHero } from './home-hero'
import { PlayableScene } from '@doran/story-reader/scene'
import { RowFailed } from './row-failed'
import { ThemesRow } from './themes-row'

/** Everything of the home page that the API decides. */
export function HomeRows({ home }: { home: Home | null }) {
  const stories = rowOf(home, 'continue')?.items ?? []
  const themes = rowOf(home, 'themes')?.items ?? []
  const scene = rowOf(home, 'scene')?.scene
  const [latest, ...older] = stories
  const heroTheme = latest ? undefined : scene?.theme
  return (
    <>
      <HomeHero {...(heroTheme && { theme: heroTheme })}>
        {!home && <RowFailed />}
        {latest && <ContinueHero story={latest} />}
        {!latest && scene && <PlayableScene scene={scene} />}
      </HomeHero>
      {older.length > 0 && <ContinueRow stories={older.slice(0, 6)} />}
      {themes.length > 0 && <ThemesRow themes={themes} pictured={heroTheme?.id} />}
    </>
  )
}

function rowOf<T extends Home['rows'][number]['type']>(home: Home | null, type: T) {
  return home?.rows.find((row): row is Extract<typeof row, { type: T }> => row.type === type)
}
