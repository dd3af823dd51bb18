import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const picturesInOrder = text('Pictures in order', 'ছবির ক্রম')
export const addPictures = text('Add pictures', 'ছবি যোগ করুন')
export const pictureOf = text(
  (position: number, count: number) => `Picture ${position} of ${count}`,
  (position, count) =>
    `${formatBengaliNumber(count)}টির মধ্যে ${formatBengaliNumber(position)} নম্বর ছবি`,
)
export const cover = text('Cover', 'কভার')
export const imageUploadFailed = text('Image upload failed.', 'ছবি আপলোড করা যায়নি।')
export const retryPicture = text(
  (picture: string) => `${picture}: try again`,
  (picture) => `${picture}: আবার চেষ্টা করুন`,
)
export const movePictureForward = text(
  (picture: string) => `${picture}: move forward`,
  (picture) => `${picture}: সামনে আনুন`,
)
export const movePictureBack = text(
  (picture: string) => `${picture}: move back`,
  (picture) => `${picture}: পেছনে নিন`,
)
export const removePicture = text(
  (picture: string) => `${picture}: remove`,
  (picture) => `${picture}: সরান`,
)
export const uploadingPicture = text(
  (picture: string) => `${picture}: uploading`,
  (picture) => `${picture}: আপলোড হচ্ছে`,
)
export const almostThere = text('Almost there…', 'প্রায় হয়ে গেছে…')
export const uploadingFiles = text(
  (files: string) => `Uploading ${files}`,
  (files) => `আপলোড হচ্ছে: ${files}`,
)
export const fileReady = text(
  (file: string) => `${file} is ready.`,
  (file) => `${file} আপলোড হয়েছে।`,
)
export const pictureRemoved = text('Picture removed.', 'ছবি সরানো হয়েছে।')
export const pictureMoved = text(
  (position: number, count: number) => `Picture moved to position ${position} of ${count}.`,
  (position, count) =>
    `ছবিটি এখন ${formatBengaliNumber(count)}টির মধ্যে ${formatBengaliNumber(position)} নম্বরে।`,
)
export const imagesOnly = text('Please choose image files only.', 'শুধু ছবির ফাইল বেছে নিন।')
export const pictureNotUploaded = text(
  'A picture could not be uploaded. Please try again or remove it.',
  'একটি ছবি আপলোড করা যায়নি। আবার চেষ্টা করুন বা ছবিটি সরান।',
)
export const uploading = text('Uploading…', 'আপলোড হচ্ছে…')
