import type { PlayInput, TierContent, TierInput } from '@doran/contract'
import { gameEngine } from '@doran/game-engine'
import { PoliteAnnouncer } from '@doran/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { TierPlayer, type TierPlayerProps } from '../../tier-player'
import { VERSION_ID, aGame } from './a-game.fake'
import { openPlayer } from './open-player.fake'
import { createPlayServer } from './play-server.fake'

const anItem = (label: string, at: number) => ({
  key: `item-${at}`,
  label,
  text: `${label}의 한 줄`,
  picture: null,
  credit: null,
})

const ROWS: TierContent['rows'] = [
  { key: 's', label: 'S', text: '최고', colour: 'red', score: 3 },
  { key: 'a', label: 'A', text: '', colour: 'orange', score: 2 },
  { key: 'b', label: 'B', text: '', colour: 'yellow', score: 1 },
]

export const boardOf = (...labels: string[]): TierContent => ({
  kind: 'tier',
  rows: ROWS,
  items: labels.map(anItem),
})

/** 치즈, 만두, 김밥 and 라면 before the rows S, A and B. */
export const aBoard = boardOf('치즈', '만두', '김밥', '라면')
export const [CHEESE, DUMPLING, GIMBAP, RAMEN] = ['item-0', 'item-1', 'item-2', 'item-3'] as const

export const put = (item: string, row: string | null, at = 0): TierInput => ({
  type: 'place',
  item,
  row,
  at,
})

type Opening = Partial<Pick<TierPlayerProps, 'way' | 'prefix'>> & {
  waits?: PlayInput[]
  content?: TierContent
}

/** The player of a tier board, with what reads aloud what it announces. */
export function openBoard(
  { way = null, prefix = [], waits, content = aBoard }: Opening = {},
  server = createPlayServer(content),
) {
  if (waits) server.put('play-1', waits)
  const deal = { seed: 0, options: { size: null } }
  const progress = waits && gameEngine.playThrough(content, deal, waits).progress
  const unfinished = progress ? { id: 'play-1', progress } : null
  const player = (
    <>
      <TierPlayer
        played={{ game: aGame(content), versionId: VERSION_ID, content, unfinished }}
        way={way}
        prefix={prefix}
        loadProvisional={() => Promise.resolve(() => <p>계산한 결과</p>)}
        renderThumbnail={(board) => board && <p>{board.rows.length}줄 썸네일</p>}
      />
      <div data-testid="said">
        <PoliteAnnouncer />
      </div>
    </>
  )
  return { server, ...openPlayer(player, server.client) }
}

/** What was announced last. */
export const said = () => screen.getByTestId('said').textContent.replaceAll('\u200b', '')

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? ''
/** “치즈, S 1번째” begins with what it names. */
const firstOf = (name: string) => name.replace(/, .*$/u, '')

/** What is in each row, by the rows' names. */
export function rows(): Record<string, string[]> {
  const list = within(screen.getByRole('list', { name: '티어표' }))
  return Object.fromEntries(
    list.getAllByRole('listitem').map((row) => {
      const [label, ...items] = within(row).getAllByRole('button')
      return [label?.firstElementChild?.textContent ?? '', items.map(nameOf).map(firstOf)]
    }),
  )
}

/** What waits. */
export const tray = () =>
  within(screen.getByRole('region', { name: /^남은 항목/u }))
    .queryAllByRole('button', { name: /남은 항목 \d+번째/u })
    .map(nameOf)
    .map(firstOf)

export const item = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^${label}, `, 'u') })
export const selected = () =>
  screen.queryAllByRole('button', { pressed: true }).map(nameOf).map(firstOf)
export const focused = () => firstOf(nameOf(document.activeElement ?? document.body))

/** The bar of what is selected. */
export const bar = (label: string) =>
  within(screen.getByRole('region', { name: `‘${label}’ 옮기기` }))

export const command = (init: { shiftKey?: boolean; metaKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'z',
    code: 'KeyZ',
    ctrlKey: !init.metaKey,
    ...init,
  })

/** 치즈 and 만두 in S, and 김밥 in A. */
export const BEGUN = [put(CHEESE, 's'), put(DUMPLING, 's', 1), put(GIMBAP, 'a')]

/** A board that was begun so, once it has been brought back. */
export async function openBegun() {
  const opened = openBoard({ waits: BEGUN })
  await waitFor(() => expect(rows()).toEqual({ S: ['치즈', '만두'], A: ['김밥'], B: [] }))
  return opened
}

/** What arrived since it was begun. */
export const sentSince = (server: ReturnType<typeof createPlayServer>) =>
  server.inputsOf().slice(BEGUN.length)

export const tap = (label: string) => fireEvent.click(item(label))
export const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const sheetClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const fill = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })
export const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: '티어표 제목' })
