export { lostPicture as GET } from '@doran/site/link-image'
