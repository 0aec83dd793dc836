'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { callQuery, useApi } from '@doran/api-client/react'
import type { PlayCard } from '@doran/contract'
import { useQuery } from '@tanstack/react-query'
import { kindLabel } from '../../../../lib/game-words'
import { endingTitle, resultTitle, type PickedAttachment } from '../../picked-attachment'
import { PickList } from './pick-list'
import { SearchForm } from './search-form'

type ListProps = { onPick: (picked: PickedAttachment) => void }

const LATEST = 30

/** One's own finished plays. Whether others can see one is asked when it is picked. */
export function ResultList({ onPick }: ListProps) {
  const api = useApi()
  const [busyId, setBusyId] = useState<string | null>(null)
  const plays = useQuery(
    callQuery(api, 'GET /v1/play/my', { query: { status: 'finished', limit: LATEST } }),
  )
  const pick = async ({ id, shareCode }: PlayCard, title: string) => {
    setBusyId(id)
    const isPrivate = await isPrivateResult(() =>
      api.call('GET /v1/play/share/{shareCode}', { params: { shareCode } }),
    )
    setBusyId(null)
    onPick({ type: 'result', id, title, isPrivate })
  }
  const entries = plays.data?.items.flatMap((play) => {
    if (!play.result) return []
    const title = resultTitle({ game: play.game, card: play.result })
    const { cover } = play.game
    return [
      {
        key: play.id,
        title: play.result.title,
        note: play.game.title,
        picture: cover.url,
        isBusy: busyId === play.id,
        pick: () => void pick(play, title),
      },
    ]
  })
  return (
    <PickList
      query={plays}
      entries={entries ?? []}
      empty="아직 끝까지 한 놀이가 없어요. 놀이를 끝내면 여기에 모여요."
    />
  )
}

/** Where the answer does not come it is taken for private: then posting shares it, which changes nothing if it is. */
async function isPrivateResult(read: () => Promise<{ isPublic: boolean }>): Promise<boolean> {
  try {
    return !(await read()).isPublic
  } catch (error) {
    if (error instanceof ApiError) return true
    throw error
  }
}

export function EndingList({ onPick }: ListProps) {
  const api = useApi()
  const stories = useQuery(callQuery(api, 'GET /v1/tales/session/my', { query: { limit: LATEST } }))
  const entries = stories.data?.items.flatMap(({ id, theme, ending }) => {
    if (!ending) return []
    const title = endingTitle({ theme, ending })
    return [
      {
        key: id,
        title: ending.title,
        note: theme.title,
        picture: theme.cover.url,
        pick: () => onPick({ type: 'ending', id, title, isPrivate: false }),
      },
    ]
  })
  return (
    <PickList
      query={stories}
      entries={entries ?? []}
      empty="아직 결말을 만난 이야기가 없어요. 끝까지 읽으면 여기에 모여요."
    />
  )
}

export function GameList({ onPick }: ListProps) {
  const api = useApi()
  const [q, setQ] = useState('')
  const games = useQuery(callQuery(api, 'GET /v1/game', { query: { ...(q && { q }) } }))
  const entries = games.data?.items.flatMap(({ id, kind, title, cover }) => {
    const entry = (type: 'game' | 'consensus', name: string, note: string) => ({
      key: `${type} ${id}`,
      title: name,
      note,
      picture: cover.url,
      pick: () => onPick({ type, id, title: name, isPrivate: false }),
    })
    const game = entry('game', title, kindLabel(kind))
    return kind === 'tier' ? [game, entry('consensus', title, '모두의 티어표')] : [game]
  })
  return (
    <>
      <SearchForm label="놀이 이름" onSearch={setQ} />
      <PickList
        query={games}
        entries={entries ?? []}
        empty="찾는 놀이가 없어요. 다른 말로 찾아 보세요."
      />
    </>
  )
}

export function ThemeList({ onPick }: ListProps) {
  const api = useApi()
  const [q, setQ] = useState('')
  const themes = useQuery(callQuery(api, 'GET /v1/tales/template', { query: { ...(q && { q }) } }))
  const entries = themes.data?.items.map(({ id, title, genre, cover }) => ({
    key: id,
    title,
    note: genre,
    picture: cover.url,
    pick: () => onPick({ type: 'theme', id, title, isPrivate: false }),
  }))
  return (
    <>
      <SearchForm label="이야기 이름" onSearch={setQ} />
      <PickList
        query={themes}
        entries={entries ?? []}
        empty="찾는 이야기가 없어요. 다른 말로 찾아 보세요."
      />
    </>
  )
}
