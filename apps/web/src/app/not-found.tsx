import { SiteNotFound } from '@doran/site/shell'

export default function NotFound() {
  return <SiteNotFound />
}
