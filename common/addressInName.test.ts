import { hasAddress } from './addressInName'

describe('a name with an address in it', () => {
  it.each([
    'Your account is locked: https://evil.example/login',
    'HTTP://EVIL.EXAMPLE',
    'ftp://evil.example',
    'www.evil.example',
    'see www.evil',
    'evil.example/login',
    'evil.example?a=1',
    'evil.example#a',
    'evil.example:8080',
    'go to evil.com now',
    'evil.com.bd',
    'bit.ly',
    'Win at evil.xyz!',
    '192.168.0.1',
    'rahim@mail.example',
    '@rahim',
    'rahim＠mail.example',
    'ｗｗｗ．evil．example',
    'evil。com',
    'evil\u200b.\u200bcom',
    'e\u00advil.com',
    'বাংলা.com/login',
  ])('is recognised: %s', (name) => {
    expect(hasAddress(name)).toBe(true)
  })

  it.each([
    'Rafia Rahman',
    'রহিমা খাতুন',
    'মোঃ রহিম',
    'Md. Abdul Karim',
    'Md.Abdul Karim',
    'Md.Karim',
    'A.K.M. Fazlul Huq',
    'Dr.M.A.Rahman',
    'Rahim S/O Karim',
    'Rahim c/o Karim Ltd.',
    "D'Costa-Gomes",
    'Anne-Marie O’Neill',
    'Flat 3.5/B',
    'Rahim & Sons (Pvt.) Ltd.',
    'Mrs.Comilla Begum',
    'Md.Shopon',
    'R. Organ',
    'আব্দুর\u200cরহমান',
    'Room 1.2.3',
  ])('is not seen in %s', (name) => {
    expect(hasAddress(name)).toBe(false)
  })
})
