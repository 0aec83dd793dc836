'use client'

import { useRef, useState } from 'react'
import type { HungOrnament, Tree } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { Button, IconButton } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { TreeColumns } from '../scene/tree-columns'
import { TreeFrame } from '../scene/tree-frame'
import { TreeHead } from '../scene/tree-head'
import { TreePanel } from '../scene/tree-panel'
import { TreeScene } from '../scene/tree-scene'
import { useOrnamentPages } from '../scene/use-ornament-pages'
import { ShareTree } from '../share-tree'
import { nextOnPage, outsideOfHung, type LetterOutside } from './opened-letter'
import { useNextUnread } from './use-next-unread'

export type OwnTreeProps = {
  tree: Tree
  first: readonly HungOrnament[]
  now: Date
}

type Opened = 'letter' | 'box' | 'settings' | null

const loadLetterSheet = () => import('./letter-sheet').then((module) => module.LetterSheet)
const loadLetterBox = () => import('./letter-box').then((module) => module.LetterBox)
const loadSettings = () => import('./settings-sheet').then((module) => module.SettingsSheet)

/** A tree to its owner: what hangs there, its letters, and what can be changed. */
export function OwnTree({ tree: given, first, now }: OwnTreeProps) {
  const router = useRouter()
  const panel = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState({ given, tree: given })
  const tree = held.given === given ? held.tree : given
  const [opened, setOpened] = useState<Opened>(null)
  const [letter, setLetter] = useState<LetterOutside | null>(null)
  const hung = useOrnamentPages({ shareCode: tree.shareCode, pages: tree.pages, first })
  const LetterSheet = useLazyComponent(letter, loadLetterSheet)
  const LetterBox = useLazyComponent(opened === 'box', loadLetterBox)
  const SettingsSheet = useLazyComponent(opened === 'settings', loadSettings)

  const close = () => setOpened(null)
  const read = (letterId: string) =>
    hung.change(letterId, (ornament) => ({ ...ornament, isUnread: false }))
  const reread = () => {
    hung.reload()
    router.refresh()
  }
  const nextHere = letter && hung.items ? nextOnPage(hung.items, letter) : null
  const isLastHere = opened === 'letter' && hung.items !== null && nextHere === null
  const nextElsewhere = useNextUnread({
    treeId: tree.id,
    letterId: letter && letter.id,
    isAsked: tree.isOpen && hung.pages > 1 && isLastHere,
  })
  const next = nextHere ?? nextElsewhere
  return (
    <TreeFrame
      title={tree.name}
      menu={
        <IconButton
          icon="settings"
          label="나무 설정"
          aria-haspopup="dialog"
          onClick={() => setOpened('settings')}
        />
      }
    >
      <TreeColumns>
        <TreeScene
          tree={tree}
          hung={hung}
          owner={{
            onPress: (ornament) => {
              setLetter(outsideOfHung(ornament))
              setOpened('letter')
            },
          }}
        />
        <TreePanel panel={panel}>
          <TreeHead tree={tree} now={now}>
            <p className="prose-ko mt-2">{adviceOf(tree)}</p>
          </TreeHead>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              kind={tree.isOpen ? 'primary' : 'secondary'}
              aria-haspopup="dialog"
              onClick={() => setOpened('box')}
            >
              편지함
            </Button>
            {!tree.isOpen && <ShareTree tree={tree} now={now} kind="primary" />}
          </div>
        </TreePanel>
      </TreeColumns>
      {LetterSheet && letter && (
        <LetterSheet
          key={letter.id}
          tree={tree}
          letter={letter}
          now={now}
          isOpen={opened === 'letter'}
          onClose={close}
          onNext={
            next &&
            (() => {
              hung.turnTo(next.page)
              setLetter(next)
            })
          }
          onRead={read}
          onHidden={(letterId) => {
            hung.change(letterId, null)
            panel.current?.focus()
            router.refresh()
          }}
          onBlocked={reread}
        />
      )}
      {LetterBox && (
        <LetterBox
          tree={tree}
          now={now}
          isOpen={opened === 'box'}
          onClose={close}
          onRead={read}
          onChanged={reread}
        />
      )}
      {SettingsSheet && (
        <SettingsSheet
          key={String(opened === 'settings')}
          tree={tree}
          now={now}
          isOpen={opened === 'settings'}
          onClose={close}
          onChanged={(changed) => setHeld({ given, tree: changed })}
        />
      )}
    </TreeFrame>
  )
}

function adviceOf(tree: Tree): string {
  if (tree.letters === 0 && !tree.isOpen) {
    return '아직 빈 가지예요. 링크를 보내면 금세 반짝일 거예요.'
  }
  if (tree.letters === 0) return '걸린 편지 없이 여는 날이 지났어요. 새 나무를 심어 볼까요?'
  if (tree.isOpen) return '장식을 눌러 한 통씩 풀어 보세요.'
  return tree.isClosed
    ? '새 편지를 받지 않고 있어요. 설정에서 다시 받을 수 있어요.'
    : '장식을 누르면 누가 걸었는지 볼 수 있어요.'
}
