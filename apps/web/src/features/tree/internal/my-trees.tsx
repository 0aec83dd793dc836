'use client'

import type { TreeCard } from '@doran/contract'
import { routes, ZoneLink } from '@doran/site/core'
import { WhileSignedIn } from '@doran/site/session'
import { Badge, Button, EmptyState } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { treePath } from '../tree-address'
import { countdownWords, openingDay } from './tree-days'
import { lookPicture } from './tree-pictures'

export type MyTreesProps = {
  memberId: string
  /** Null where they cannot be read now. */
  trees: readonly TreeCard[] | null
  now: string
}

/** The member's own trees, those that open next first. */
export function MyTrees({ memberId, trees, now }: MyTreesProps) {
  return (
    <WhileSignedIn memberId={memberId} next={routes.tree.path()} otherwise={null}>
      <section aria-labelledby="my-trees" className="mt-12">
        <h2 id="my-trees" className="text-h2 font-extrabold">
          내 나무
        </h2>
        {trees ? <TreeCards trees={trees} now={now} /> : <TreesFailed />}
      </section>
    </WhileSignedIn>
  )
}

function TreeCards({ trees, now: nowText }: { trees: readonly TreeCard[]; now: string }) {
  const now = new Date(nowText)
  if (trees.length === 0) {
    return (
      <EmptyState level={3} title="아직 심은 나무가 없어요.">
        <p>한 그루 심어 두면 편지가 하나둘 걸려요.</p>
      </EmptyState>
    )
  }
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {trees.map((tree) => (
        <li key={tree.id}>
          <ZoneLink
            href={treePath(tree.shareCode)}
            className="corner-card flex items-center gap-4 bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
          >
            <img src={lookPicture(tree.look)} alt="" className="aspect-4/5 w-16 shrink-0" />
            <span className="min-w-0 grow">
              <span className="block truncate font-extrabold">{tree.name}</span>
              <span className="mt-1 block text-sm text-text-2">
                {`${openingDay(tree.opensAt, now)} · 편지 ${tree.letters}통`}
              </span>
              <span className="mt-2 flex flex-wrap gap-2">
                <Badge tone={tree.isOpen ? 'success' : 'plain'}>{countdownWords(tree, now)}</Badge>
                {tree.unread > 0 && <Badge tone="ember">{`안 읽은 편지 ${tree.unread}통`}</Badge>}
              </span>
            </span>
          </ZoneLink>
        </li>
      ))}
    </ul>
  )
}

function TreesFailed() {
  const router = useRouter()
  return (
    <EmptyState
      level={3}
      mascot="ran"
      pose="sorry"
      title="내 나무를 불러오지 못했어요."
      actions={<Button onClick={() => router.refresh()}>다시 시도</Button>}
    />
  )
}
