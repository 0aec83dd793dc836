import type { Me, Wallet } from '@doran/contract'
import { AdsSection, UsageSection } from '@doran/site/usage'
import { routes } from '@doran/site/core'
import { useIsLoggedIn } from '@doran/site/session'
import { MeTiles, type MeTile } from '../me-tiles'
import { StoryShelf } from './story-shelf'
import type { MyStories } from './my-stories'
import { AccountSection } from './account-section'
import { DataSection } from './data-section'
import { DisplaySection } from './display-section'
import { ReadOnlyNotice } from './read-only-notice'
import { InterestSection } from './interest-section'
import { NewsSection } from './news-section'
import { ProfileHeader } from './profile-header'
import { RatingSection } from './rating-section'
import { SafetySection } from './safety-section'
import { SignedOutState } from './signed-out-state'
import { WalletSection } from './wallet-section'
import { WhileSignedIn } from './while-signed-in'

export type MemberSectionsProps = {
  me: Me
  stories: MyStories | null
  wallet: Wallet | null
  tiles: readonly MeTile[]
  onLeft: (eraseAt: string) => void
}

/** A member's page. When the sign-in ends, an open sheet stays with what is typed in it; the page below it does not. */
export function MemberSections({ me, stories, wallet, tiles, onLeft }: MemberSectionsProps) {
  const isLoggedIn = useIsLoggedIn()
  const isFull = !me.session.isLimited
  // Without the terms in force only what concerns leaving and one's sign-ins is answered.
  const hasAgreed = !me.needs.includes('consent')
  const canEdit = isFull && hasAgreed
  return (
    <>
      {!isLoggedIn && <SignedOutState next={routes.me.path()} />}
      <div hidden={!isLoggedIn}>
        <div className="page between-bars pt-6 pb-8 lg:grid lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-12 lg:pt-10">
          <div className="flex flex-col gap-8 lg:sticky lg:top-20 lg:self-start">
            <ProfileHeader me={me} canEdit={canEdit} />
            <WhileSignedIn>
              <WalletSection wallet={wallet} />
            </WhileSignedIn>
            <MeTiles tiles={tilesOf(tiles, me)} />
          </div>
          <div className="mt-8 flex min-w-0 flex-col gap-8 lg:mt-0">
            <WhileSignedIn>
              {!canEdit && <ReadOnlyNotice session={me.session} />}
              <StoryShelf title="읽던 이야기" stories={stories} />
            </WhileSignedIn>
            <AccountSection me={me} canEdit={canEdit} canSendOut={isFull} />
            <WhileSignedIn>
              {canEdit && <InterestSection me={me} />}
              <NewsSection me={me} canEdit={canEdit} />
              <DisplaySection />
              <UsageSection />
              <AdsSection />
              {hasAgreed && <RatingSection me={me} />}
              <SafetySection blocks={hasAgreed ? (isFull ? 'edit' : 'read') : undefined} />
              <DataSection me={me} canLeave={isFull} onLeft={onLeft} />
            </WhileSignedIn>
          </div>
        </div>
      </div>
    </>
  )
}

function tilesOf(tiles: readonly MeTile[], me: Me): MeTile[] {
  const isAdmin = me.roles.includes('admin')
  return tiles
    .filter((tile) => isOpenTo(tile, me))
    .map((tile) =>
      isAdmin ? { ...tile, description: tile.adminDescription ?? tile.description } : tile,
    )
}

/** A borrowed device has no role. */
function isOpenTo({ isForOperators }: MeTile, { roles, session }: Me): boolean {
  return !isForOperators || (roles.length > 0 && !session.isLimited)
}
