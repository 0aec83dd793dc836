'use client'

import { useState } from 'react'
import type { FinishedPlay, GameDetail } from '@doran/contract'
import { LikeButton, SaveButton, ShareButton } from '@doran/engagement'
import { useEventLog, useLazyComponent, useRuntimeConfig } from '@doran/site/core'
import { useIsLoggedIn } from '@doran/site/session'
import { Button, LinkButton, Switch } from '@doran/ui'
import { attachPath } from '../../../../lib/attach-path'
import { playPath, resultPath } from '../../../../lib/game-paths'
import { renderLink } from '../../../../lib/render-link'
import { ResultBar } from '../result-bar'
import { ResultPart } from '../view/result-part'
import { shareText } from './share-text'
import { useSharing } from './use-sharing'

const SEEN = '링크를 가진 사람이 이 결과를 볼 수 있어요.'
const TO_BE_SEEN = `공유하면 ${SEEN}`

const loadPictures = () => import('./save-picture-sheet').then((module) => module.SavePictureSheet)

export type OwnerActionsProps = { game: GameDetail; play: FinishedPlay }

/** What the owner of a result can do with it. Nobody else sees it before they press 공유하기. */
export function OwnerActions({ game, play }: OwnerActionsProps) {
  const { publicOrigin } = useRuntimeConfig()
  const log = useEventLog()
  const isMember = useIsLoggedIn()
  const sharing = useSharing(play)
  const [isSaving, setIsSaving] = useState(false)
  const SavePictureSheet = useLazyComponent(isSaving, loadPictures)
  const { isPublic, showName } = sharing

  const logShare = (way: 'device' | 'copy' | 'save-picture') =>
    log.log({ type: 'share', object: 'game', object_name: game.id, object_attributes: { way } })

  const shareButton = (look: { className: string }) => (
    <ShareButton
      kind="primary"
      title={game.title}
      text={shareText(play)}
      url={`${publicOrigin}${resultPath(game.id, play.shareCode)}`}
      onBeforeShare={sharing.publish}
      onShared={logShare}
      {...look}
    />
  )

  return (
    <>
      <ResultPart title="내 결과">
        <p className="prose-ko text-text-2">
          {isPublic ? SEEN : `지금은 나만 볼 수 있어요. ${TO_BE_SEEN}`}
        </p>
        {isMember && (
          <p className="mt-3">
            <Switch label="닉네임 넣기" isOn={showName} onChange={sharing.setShowName} />
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {shareButton({ className: 'max-md:hidden' })}
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsSaving(true)}>
            이미지 저장
          </Button>
          {play.id !== null && (
            <LinkButton
              kind="secondary"
              href={attachPath({ type: 'result', id: play.id })}
              renderLink={renderLink}
            >
              커뮤니티에 올리기
            </LinkButton>
          )}
          <LinkButton kind="secondary" href={playPath(game, 'fresh')} renderLink={renderLink}>
            다시 하기
          </LinkButton>
          <LikeButton target={{ type: 'game', id: game.id }} />
          <SaveButton target={{ type: 'game', id: game.id }} />
          {isPublic && (
            <Button kind="quiet" isBusy={sharing.isBusy} onClick={sharing.withdraw}>
              공유 그만두기
            </Button>
          )}
        </div>
      </ResultPart>
      <ResultBar>
        {!isPublic && <p className="mb-1.5 text-center text-xs text-text-2">{TO_BE_SEEN}</p>}
        {shareButton({ className: 'w-full' })}
      </ResultBar>
      {SavePictureSheet && (
        <SavePictureSheet
          isOpen={isSaving}
          onOpenChange={setIsSaving}
          linkImage={play.linkImage}
          name={`${game.title} ${play.card.title}`}
          edition={isPublic && showName ? 'named' : 'nameless'}
          onSaved={() => logShare('save-picture')}
        />
      )}
    </>
  )
}
