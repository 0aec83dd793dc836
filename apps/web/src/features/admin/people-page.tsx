'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { callQuery, useApi } from '@doran/api-client/react'
import type { PersonCard } from '@doran/contract'
import { formatDay } from '@doran/site/core'
import { Badge, Button, EmptyState, TextField } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import { peoplePath } from './admin-address'
import { sanctionName } from './internal/parts/case-words'
import { PersonLine } from './internal/parts/person-line'
import { Panel, ReadState } from './internal/parts/read-state'
import { roleNames } from './internal/person/role-words'

type PeoplePageProps = {
  /** Null where those with a role are listed. */
  search: string | null
  isAdmin: boolean
}

export function PeoplePage({ search, isAdmin }: PeoplePageProps) {
  const router = useRouter()
  const [typed, setTyped] = useState(search ?? '')
  return (
    <>
      <form
        role="search"
        className="mt-4 flex max-w-[560px] items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          router.push(peoplePath(typed))
        }}
      >
        <div className="min-w-0 grow">
          <TextField
            type="search"
            name="q"
            label={isAdmin ? '닉네임의 앞부분, 또는 이메일 전체' : '닉네임의 앞부분'}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" kind="secondary">
          찾기
        </Button>
      </form>
      <Panel title={search === null ? '운영하는 사람' : `‘${search}’ 검색 결과`}>
        <People search={search} />
      </Panel>
    </>
  )
}

function People({ search }: { search: string | null }) {
  const api = useApi()
  const query = search === null ? {} : { q: search }
  const [now] = useState(() => new Date())
  const reading = useQuery({ ...callQuery(api, 'GET /v1/admin/person', { query }), staleTime: 0 })
  if (!reading.data) return <ReadState reading={reading} what="사람을" />
  const { items } = reading.data
  if (items.length === 0) return <EmptyState level={3} mascot="ran" title="찾은 사람이 없어요." />
  return (
    <ul className="corner-card divide-y divide-line overflow-clip bg-surface-1">
      {items.map((person) => (
        <li key={person.id} className="px-5 py-3">
          <PersonLine person={person}>
            <PersonFacts person={person} now={now} />
          </PersonLine>
        </li>
      ))}
    </ul>
  )
}

type PersonFactsProps = { person: PersonCard; now: Date }

function PersonFacts({ person: { email, roles, joinedAt, sanction }, now }: PersonFactsProps) {
  const joined = `${formatDay(new Date(joinedAt), now)} 가입`
  return (
    <>
      <p className="text-sm break-all text-text-2">{email ? `${email} · ${joined}` : joined}</p>
      {(roles.length > 0 || sanction) && (
        <p className="mt-1 flex flex-wrap gap-2">
          {roleNames(roles).map((name) => (
            <Badge key={name} tone="info">
              {name}
            </Badge>
          ))}
          {sanction && <Badge tone="danger">{sanctionName(sanction)}</Badge>}
        </p>
      )}
    </>
  )
}
