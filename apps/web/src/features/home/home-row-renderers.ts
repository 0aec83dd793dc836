import type { ReactNode } from 'react'
import type { Home, ThemeCard } from '@doran/contract'

export type HomeRowsByType = { [Row in Home['rows'][number] as Row['type']]: Row }

export type HomeHeroPart = {
  /** Of several the one with the lowest order is shown. */
  order: number
  /** Whose cover lies beside the headline. */
  theme?: ThemeCard
  content: ReactNode
}

/** What of the page is decided before its rows. */
export type HomeRowContext = { heroTheme: ThemeCard | undefined }

export type HomeRowRenderer<Row> = {
  /** What it puts beside the headline; null where it has nothing for this person. */
  hero?: (row: Row) => HomeHeroPart | null
  /** What it puts below, in the order of the API's rows. */
  row?: (row: Row, context: HomeRowContext) => ReactNode
}

/** How each row that the API sends looks. */
export type HomeRowRenderers = {
  [Type in keyof HomeRowsByType]: HomeRowRenderer<HomeRowsByType[Type]>
}
