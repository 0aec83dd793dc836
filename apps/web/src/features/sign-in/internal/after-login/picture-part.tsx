'use client'

import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me, OwnProfile } from '@doran/contract'
import { FormErrorSummary, useSubmit } from '@doran/forms'
import { imageUrl, useRuntimeConfig } from '@doran/site/core'
import { Avatar, ImageCrop, announce, type ImageCropHandle } from '@doran/ui'

export type PictureHandle = {
  /** Saves the picture that is being cropped, if there is one. False where that failed; the part shows why. */
  finish: () => Promise<boolean>
}

type PicturePartProps = {
  ref: Ref<PictureHandle>
  me: Me
  onChanged: (profile: OwnProfile) => void
}

/** The person's picture, saved as soon as it is cropped. */
export function PicturePart({ ref, me: { profile }, onChanged }: PicturePartProps) {
  const api = useApi()
  const config = useRuntimeConfig()
  const upload = useSubmit()
  const box = useRef<HTMLDivElement>(null)
  const cropper = useRef<ImageCropHandle>(null)
  const sent = useRef<Promise<boolean>>(null)
  // A new cropper after each upload.
  const [uploads, setUploads] = useState(0)
  const { profileImage } = profile

  const send = async (file: Blob) => {
    let isSaved = false
    await upload.submit(async () => {
      const { key } = await api.upload('POST /v1/upload/profile/profile-image', { file })
      const params = { profileId: profile.id }
      const body = { profileImage: key }
      onChanged(await api.call('PATCH /v1/profile/{profileId}', { params, body }))
      isSaved = true
      // The pressed button is removed with the cropper.
      if (box.current?.contains(document.activeElement)) box.current.focus()
      setUploads((count) => count + 1)
      announce('사진을 바꿨어요.')
    })
    return isSaved
  }
  const finish = async () => {
    if (!upload.isBusy) {
      sent.current = null
      if (cropper.current && !(await cropper.current.finish())) return false
    }
    return (await sent.current) ?? true
  }
  useImperativeHandle(ref, () => ({ finish }))

  return (
    <div
      ref={box}
      role="group"
      aria-label="프로필 사진"
      tabIndex={-1}
      onChange={() => !upload.isWaiting && upload.clear()}
      className="flex flex-col items-center gap-4 outline-none"
    >
      <Avatar
        src={profileImage === null ? null : imageUrl(config, profileImage)}
        name={profile.name}
        frame={profile.frame}
        size={96}
      />
      <ImageCrop
        key={uploads}
        ref={cropper}
        canDrop
        onCropped={(picture) => {
          sent.current = send(picture)
        }}
        isBusy={upload.isBusy}
      />
      <FormErrorSummary submission={upload} />
    </div>
  )
}
