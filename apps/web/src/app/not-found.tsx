import { SiteNotFound } from '@doran/site'

export default function NotFound() {
  return <SiteNotFound />
}
