import type { Me } from '@doran/contract'
import { imageUrl, useRuntimeConfig } from '@doran/site/core'
import { Avatar, Button } from '@doran/ui'
import { preloadSheet } from '@doran/ui/overlay'
import { ProfileSheet } from './profile-sheet'
import { useProfileEdit } from './use-profile-edit'
import { WhileSignedIn } from './while-signed-in'

export type ProfileHeaderProps = { me: Me; canEdit: boolean }

/** Who I am to others, and the way to change it. */
export function ProfileHeader({ me, canEdit }: ProfileHeaderProps) {
  const config = useRuntimeConfig()
  const edit = useProfileEdit(me)
  const { name, description, profileImage, frame } = me.profile
  const picture = edit.sentPicture?.address ?? (profileImage && imageUrl(config, profileImage))
  return (
    <>
      <WhileSignedIn>
        <header className="flex flex-wrap items-start gap-x-5 gap-y-4">
          <Avatar src={picture} name={name} frame={frame} size={96} />
          <div className="flex min-h-24 min-w-0 grow basis-40 flex-col justify-center">
            <h1 className="text-h2 font-extrabold break-words">{name}</h1>
            {description ? (
              <p className="prose-ko mt-1 whitespace-pre-line text-text-2">{description}</p>
            ) : (
              canEdit && <p className="mt-1 text-text-3">아직 소개가 없어요.</p>
            )}
          </div>
          {canEdit && (
            <Button
              kind="secondary"
              className="max-sm:w-full"
              isBusy={edit.saving.isBusy}
              onPointerEnter={preloadSheet}
              onFocus={preloadSheet}
              onClick={() => edit.setIsOpen(true)}
            >
              프로필 편집
            </Button>
          )}
        </header>
      </WhileSignedIn>
      {canEdit && <ProfileSheet edit={edit} picture={picture} />}
    </>
  )
}
