import { SitePage } from '@doran/site'
import { NotFoundState } from '@doran/ui'

export default function NotFound() {
  return (
    <SitePage className="page grid min-h-[64dvh] place-items-center">
      <NotFoundState />
    </SitePage>
  )
}
