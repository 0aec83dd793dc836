import type { FreshLetter, Tree } from '@doran/contract'
import { renderZoneLink } from '@doran/site/core'
import { loginPath } from '@doran/site/session'
import { Button, LinkButton } from '@doran/ui'
import { useFocusKept } from '../../../../lib/use-focus-kept'
import { plantPath, treePath } from '../../tree-address'
import { ornamentName } from '../scene/ornament-name'
import { TreeHead } from '../scene/tree-head'
import { ShareTree } from '../share-tree'
import { openingDay } from '../tree-days'
import { TakeBack } from './take-back'

export type VisitPanelProps = {
  tree: Tree
  now: Date
  serverTime: () => number
  isNext: boolean
  onWrite: () => void
  onTakenBack: (letter: FreshLetter) => void
}

/** What a visitor can do at a tree. */
export function VisitPanel(props: VisitPanelProps) {
  const { tree, now, serverTime, isNext, onWrite, onTakenBack } = props
  useFocusKept(tree.fresh.length)
  return (
    <TreeHead tree={tree} now={now} isNext={isNext}>
      {tree.refusal === null ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={onWrite}>장식 달고 편지 쓰기</Button>
          <ShareTree tree={tree} now={now} />
        </div>
      ) : (
        <Refused tree={tree} refusal={tree.refusal} now={now} />
      )}
      {tree.fresh.length > 0 && (
        <ul aria-label="방금 건 편지" className="mt-4 border-t border-line pt-2">
          {tree.fresh.map((letter) => (
            <li key={letter.id} className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">
                {`${ornamentName(letter.ornament)}, ${letter.slot + 1}번 자리`}
              </span>
              <TakeBack letter={letter} serverTime={serverTime} onTakenBack={onTakenBack} />
            </li>
          ))}
        </ul>
      )}
    </TreeHead>
  )
}

type Refusal = NonNullable<Tree['refusal']>

function Refused({ tree, refusal, now }: { tree: Tree; refusal: Refusal; now: Date }) {
  const login = loginPath({ next: treePath(tree.shareCode) })
  return (
    <>
      <p className="prose-ko mt-3">{refusalWords(tree, refusal, now)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {refusal === 'members' && (
          <LinkButton href={login} renderLink={renderZoneLink}>
            로그인하고 편지 쓰기
          </LinkButton>
        )}
        <LinkButton
          href={plantPath()}
          kind={refusal === 'members' ? 'secondary' : 'primary'}
          renderLink={renderZoneLink}
        >
          나도 나무 심기
        </LinkButton>
      </div>
    </>
  )
}

function refusalWords({ opensAt, ownerName }: Tree, refusal: Refusal, now: Date): string {
  switch (refusal) {
    case 'opened':
      return `${openingDay(opensAt, now)}에 편지가 모두 열려서, 이제는 새 편지를 걸 수 없어요.`
    case 'closed':
      return `${ownerName} 님이 새 편지를 그만 받기로 했어요. 걸려 있는 편지는 그날 열려요.`
    case 'full':
      return '가지가 꽉 차서 더는 걸 자리가 없어요. 전하고 싶은 말은 다른 곳에서 건네 주세요.'
    case 'members':
      return '로그인한 사람만 편지를 걸 수 있는 나무예요.'
  }
}
