'use client'

import { useEffect, useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me, OwnProfile } from '@doran/contract'
import { imageUrl, useRuntimeConfig } from '@doran/site'
import { Avatar, Button, ImageCrop, announce } from '@doran/ui'
import { useAttempt } from '../use-attempt'

type PicturePartProps = { me: Me; onChanged: (profile: OwnProfile) => void }

/** The person's picture, which is kept as soon as it is cut. */
export function PicturePart({ me: { profile }, onChanged }: PicturePartProps) {
  const api = useApi()
  const config = useRuntimeConfig()
  const upload = useAttempt()
  const box = useRef<HTMLDivElement>(null)
  const [isPicking, setIsPicking] = useState<boolean | null>(null)
  const { profileImage } = profile

  // The button that was pressed goes with what it opened or closed.
  useEffect(() => {
    if (isPicking !== null) box.current?.focus()
  }, [isPicking])

  const send = (file: Blob) =>
    upload.attempt(async () => {
      const { key } = await api.upload('POST /v1/upload/profile/profile-image', { file })
      const params = { profileId: profile.id }
      const body = { profileImage: key }
      onChanged(await api.call('PATCH /v1/profile/{profileId}', { params, body }))
      setIsPicking(false)
      announce('사진을 바꿨어요.')
    })

  if (isPicking) {
    return (
      <div
        ref={box}
        role="group"
        aria-label="사진 올리기"
        tabIndex={-1}
        className="corner-card bg-surface-1 p-5 outline-none"
      >
        <ImageCrop
          onCropped={(picture) => void send(picture)}
          isBusy={upload.isBusy}
          error={upload.refusal?.message}
        />
        <Button kind="quiet" isWide className="mt-2" onClick={() => setIsPicking(false)}>
          그만둘게요
        </Button>
      </div>
    )
  }
  return (
    <div
      ref={box}
      role="group"
      aria-label="프로필 사진"
      tabIndex={-1}
      className="flex items-center gap-5 outline-none"
    >
      <Avatar
        src={profileImage === null ? null : imageUrl(config, profileImage)}
        name={profile.name}
        size={96}
      />
      <Button kind="secondary" onClick={() => setIsPicking(true)}>
        {profileImage === null ? '사진 올리기' : '사진 바꾸기'}
      </Button>
    </div>
  )
}
