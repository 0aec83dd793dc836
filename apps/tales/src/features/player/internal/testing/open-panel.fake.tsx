import { useSyncExternalStore } from 'react'
import type { StorySession, Turn } from '@doran/contract'
import { aRouter, aTurn, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { createStoryReader, type StoryReader } from '@doran/story-reader'
import { render } from '@testing-library/react'
import { siteAround } from '../../../../testing/site-around'
import type { PlayerParts } from '../panel-parts/player-parts'
import { PlayerPanels } from '../panel-host/player-panels'
import type { PlayerPanel } from '../panel-parts/player-panel'

/** In place of what other features show: what they were given. */
export const someParts: PlayerParts = {
  PersonaChoice: ({ isBusy, onChoose }) => (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => onChoose('persona-1')}>
        하람
      </button>
      <button type="button" onClick={() => onChoose(null)}>
        아무도 아님
      </button>
    </>
  ),
  ShareScene: ({ turn }) => <p>{`shares ${turn.id}`}</p>,
  ShareEnding: () => <p>shares the ending</p>,
  ExportStory: ({ session }) => <p>{`exports ${session.id}`}</p>,
}

export const ROOT = aTurn({
  id: 'root',
  parentId: null,
  index: 0,
  input: null,
  output: '문이 잠겼다.',
})
export const LEAF = aTurn({
  id: 'leaf',
  parentId: 'root',
  index: 1,
  output: '창틀에 눈이 쌓였다. “누구세요?” 하진이 물었다.',
})

type Prepared = {
  session?: Partial<StorySession>
  turns?: Turn[]
  replies?: Record<string, unknown[]>
  lines?: FakeLine[]
  reader?: Partial<StoryReader>
  isLoggedIn?: boolean
}

/** A story at its second scene, and what was asked of its reader. */
export function aReader({
  session = {},
  turns = [LEAF, ROOT],
  replies = {},
  lines = [],
}: Prepared) {
  const { client, requests } = fakeApi(replies, lines)
  const view = aView({ turns })
  const leaf = turns[0] ?? ROOT
  const shown = { leafTurnId: leaf.id, turnCount: leaf.index, variants: [leaf.id], ...session }
  const opened = createStoryReader({
    api: client,
    view: { ...view, session: { ...view.session, ...shown } },
    newId: () => 'client-turn',
    pace: () => 'normal',
  })
  const did: string[] = []
  const reader: StoryReader = {
    ...opened,
    retell: () => did.push('retell') > 0,
    showVariant: async (turnUuid) => did.push(`show ${turnUuid}`) > 0,
    walkTo: async (turnUuid) => did.push(`walk to ${turnUuid}`) > 0,
    edit: async (turn, changes) => did.push(`edit ${turn.id} ${JSON.stringify(changes)}`) > 0,
    refreshStory: async () => void did.push('refresh'),
  }
  return { client, requests, reader, did }
}

/** A panel over such a story. */
export function openPanel(panel: PlayerPanel, prepared: Prepared = {}) {
  const made = aReader(prepared)
  const { client, requests, did } = made
  const reader: StoryReader = { ...made.reader, ...prepared.reader }
  const opened: PlayerPanel[] = []
  const paths: string[] = []
  let closings = 0

  function Panels() {
    const state = useSyncExternalStore(reader.subscribe, reader.getState, reader.getState)
    return (
      <PlayerPanels
        panels={[{ id: 1, panel, isOpen: true }]}
        onOpen={(next) => opened.push(next)}
        onClose={() => (closings += 1)}
        state={state}
        reader={reader}
        parts={someParts}
        look={{ theme: null, size: 17 }}
        onLook={() => {}}
        isRestarting={false}
        onRestart={() => {}}
      />
    )
  }
  const router = aRouter({ push: (path) => paths.push(path) })
  const { isLoggedIn = false } = prepared
  const { unmount } = render(<Panels />, {
    wrapper: siteAround({ api: client, router, isLoggedIn }),
  })
  return {
    unmount,
    reader,
    did,
    opened,
    paths,
    closings: () => closings,
    /** What a call was asked for, of each time. */
    requests: (key: string) =>
      requests
        .filter((call) => call.key === key)
        .map(({ input }) => ({
          params: input['params'],
          query: input['query'],
          body: input['body'],
        })),
  }
}
