/** The paths of the logo, whose letters have the colour of the text around them. */
export const logo = {
  viewBox: '0 0 196 64',
  mark: 'M29 20v15.5a8.5 8.5 0 0 1-12.5 7.4M29 20h5',
  letters:
    'M76 17v23a8.5 8.5 0 0 1-15 5.5M85 38.5a10 10 0 1 0 20 0a10 10 0 1 0-20 0M114 48.5v-20M114 38a8.5 8.5 0 0 1 17 0v10.5M143 20v21.5a7 7 0 0 0 7 7M138 28.5h11.5M159 48.5v-20M159 37.5a9 9 0 0 1 8.5-9M172 38.5a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
} as const
