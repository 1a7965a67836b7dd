/**
 * Letters, marks, digits and "_" of the Basic Multilingual Plane, as ranges of UTF-16 units in hexadecimal that run on over
 * unassigned ones. Other planes are left out: their letters stand in no word of our languages. A test compares them with what
 * this engine's Unicode says, so that a newer one is noticed.
 */
export const SIGN_RANGES = `
  0030-0039 0041-005a 005f 0061-007a 00aa 00b2-00b3 00b5 00b9-00ba 00bc-00be 00c0-00d6 00d8-00f6 00f8-02c1
  02c6-02d1 02e0-02e4 02ec 02ee 0300-0374 0376-037d 037f 0386 0388-03f5 03f7-0481 0483-0559 0560-0588 0591-05bd
  05bf 05c1-05c2 05c4-05c5 05c7-05f2 0610-061a 0620-0669 066e-06d3 06d5-06dc 06df-06e8 06ea-06fc 06ff 0710-07f5
  07fa-07fd 0800-082d 0840-085b 0860-0887 0889-088f 0897-08e1 08e3-0963 0966-096f 0971-09f1 09f4-09f9 09fc
  09fe-0a75 0a81-0aef 0af9-0b6f 0b71-0bf2 0c00-0c6f 0c78-0c7e 0c80-0c83 0c85-0d4e 0d54-0d78 0d7a-0df3 0e01-0e3a
  0e40-0e4e 0e50-0e59 0e81-0f00 0f18-0f19 0f20-0f33 0f35 0f37 0f39 0f3e-0f84 0f86-0fbc 0fc6 1000-1049 1050-109d
  10a0-10fa 10fc-135f 1369-138f 13a0-13fd 1401-166c 166f-167f 1681-169a 16a0-16ea 16ee-1734 1740-17d3 17d7
  17dc-17f9 180b-180d 180f-193b 1946-19da 1a00-1a1b 1a20-1a99 1aa7 1ab0-1b4c 1b50-1b59 1b6b-1b73 1b80-1bf3
  1c00-1c37 1c40-1c7d 1c80-1cbf 1cd0-1cd2 1cd4-1fbc 1fbe 1fc2-1fcc 1fd0-1fdb 1fe0-1fec 1ff2-1ffc 2070-2079
  207f-2089 2090-209c 20d0-20f0 2102 2107 210a-2113 2115 2119-211d 2124 2126 2128 212a-212d 212f-2139 213c-213f
  2145-2149 214e 2150-2189 2460-249b 24ea-24ff 2776-2793 2c00-2ce4 2ceb-2cf3 2cfd 2d00-2d6f 2d7f-2dff 2e2f
  3005-3007 3021-302f 3031-3035 3038-303c 3041-309a 309d-309f 30a1-30fa 30fc-318e 3192-3195 31a0-31bf 31f0-31ff
  3220-3229 3248-324f 3251-325f 3280-3289 32b1-32bf 3400-4dbf 4e00-a48c a4d0-a4fd a500-a60c a610-a672 a674-a67d
  a67f-a6f1 a717-a71f a722-a788 a78b-a827 a82c-a835 a840-a873 a880-a8c5 a8d0-a8f7 a8fb a8fd-a92d a930-a953
  a960-a9c0 a9cf-a9d9 a9e0-aa59 aa60-aa76 aa7a-aadd aae0-aaef aaf2-ab5a ab5c-ab69 ab70-abea abec-fb28 fb2a-fbb1
  fbd3-fd3d fd50-fd8f fd92-fdc7 fdf0-fdfb fe00-fe0f fe20-fe2f fe70-fefc ff10-ff19 ff21-ff3a ff41-ff5a ff66-ffdc
`;
