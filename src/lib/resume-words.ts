/** Sections in the order of the words below. */
export const WORDED_SECTIONS = [
  ...(['work', 'education', 'skills', 'projects', 'volunteer', 'certificates', 'languages'] as const),
  ...(['publications', 'awards', 'interests', 'references'] as const),
] as const;

interface Words {
  /** What the sections are called. */
  readonly sections: readonly string[];
  /** Where the end of a period would stand that lasts. */
  readonly ongoing: string;
}

const words = (sections: string, ongoing: string): Words => ({ sections: sections.split(' | '), ongoing });

/** What stands on a resume by the language that it is written in: for those who draw, and those who read. */
export const RESUME_WORDS: Readonly<Record<string, Words>> = {
  en: words(
    'Experience | Education | Skills | Projects | Volunteering | Certificates | Languages | Publications | Awards | Interests | References',
    'Present',
  ),
  de: words(
    'Berufserfahrung | Ausbildung | Kenntnisse | Projekte | Ehrenamt | Zertifikate | Sprachen | Publikationen | Auszeichnungen | Interessen | Referenzen',
    'heute',
  ),
  fr: words(
    'Expérience professionnelle | Formation | Compétences | Projets | Bénévolat | Certifications | Langues | Publications | Distinctions | Centres d’intérêt | Références',
    'aujourd’hui',
  ),
  es: words(
    'Experiencia profesional | Educación | Habilidades | Proyectos | Voluntariado | Certificados | Idiomas | Publicaciones | Premios | Intereses | Referencias',
    'actualidad',
  ),
  pt: words(
    'Experiência profissional | Formação acadêmica | Competências | Projetos | Voluntariado | Certificados | Idiomas | Publicações | Prêmios | Interesses | Referências',
    'atual',
  ),
  it: words(
    'Esperienza professionale | Istruzione | Competenze | Progetti | Volontariato | Certificazioni | Lingue | Pubblicazioni | Premi | Interessi | Referenze',
    'oggi',
  ),
  nl: words(
    'Werkervaring | Opleiding | Vaardigheden | Projecten | Vrijwilligerswerk | Certificaten | Talen | Publicaties | Prijzen | Interesses | Referenties',
    'heden',
  ),
  pl: words(
    'Doświadczenie zawodowe | Wykształcenie | Umiejętności | Projekty | Wolontariat | Certyfikaty | Języki | Publikacje | Nagrody | Zainteresowania | Referencje',
    'obecnie',
  ),
  cs: words(
    'Pracovní zkušenosti | Vzdělání | Dovednosti | Projekty | Dobrovolnictví | Certifikáty | Jazyky | Publikace | Ocenění | Zájmy | Reference',
    'dosud',
  ),
  sv: words(
    'Arbetslivserfarenhet | Utbildning | Färdigheter | Projekt | Ideellt arbete | Certifikat | Språk | Publikationer | Utmärkelser | Intressen | Referenser',
    'nu',
  ),
  da: words(
    'Erhvervserfaring | Uddannelse | Færdigheder | Projekter | Frivilligt arbejde | Certifikater | Sprog | Publikationer | Priser | Interesser | Referencer',
    'nu',
  ),
  nb: words(
    'Arbeidserfaring | Utdanning | Ferdigheter | Prosjekter | Frivillig arbeid | Sertifikater | Språk | Publikasjoner | Priser | Interesser | Referanser',
    'nå',
  ),
  fi: words(
    'Työkokemus | Koulutus | Taidot | Projektit | Vapaaehtoistyö | Todistukset | Kielitaito | Julkaisut | Palkinnot | Kiinnostuksen kohteet | Suosittelijat',
    'nykyinen',
  ),
  ro: words(
    'Experiență profesională | Educație | Competențe | Proiecte | Voluntariat | Certificate | Limbi străine | Publicații | Premii | Interese | Referințe',
    'prezent',
  ),
  hu: words(
    'Szakmai tapasztalat | Tanulmányok | Készségek | Projektek | Önkéntes munka | Tanúsítványok | Nyelvtudás | Publikációk | Díjak | Érdeklődési kör | Referenciák',
    'jelenleg',
  ),
  tr: words(
    'İş deneyimi | Eğitim | Beceriler | Projeler | Gönüllülük | Sertifikalar | Diller | Yayınlar | Ödüller | İlgi alanları | Referanslar',
    'günümüz',
  ),
  el: words(
    'Επαγγελματική εμπειρία | Εκπαίδευση | Δεξιότητες | Έργα | Εθελοντισμός | Πιστοποιήσεις | Γλώσσες | Δημοσιεύσεις | Βραβεία | Ενδιαφέροντα | Συστάσεις',
    'σήμερα',
  ),
  uk: words(
    'Досвід роботи | Освіта | Навички | Проєкти | Волонтерство | Сертифікати | Мови | Публікації | Нагороди | Інтереси | Рекомендації',
    'дотепер',
  ),
  ru: words(
    'Опыт работы | Образование | Навыки | Проекты | Волонтёрство | Сертификаты | Языки | Публикации | Награды | Интересы | Рекомендации',
    'наст. время',
  ),
  bg: words(
    'Професионален опит | Образование | Умения | Проекти | Доброволчество | Сертификати | Езици | Публикации | Награди | Интереси | Препоръки',
    'досега',
  ),
  sr: words(
    'Радно искуство | Образовање | Вештине | Пројекти | Волонтирање | Сертификати | Језици | Публикације | Награде | Интересовања | Препоруке',
    'данас',
  ),
  ar: words(
    'الخبرة المهنية | التعليم | المهارات | المشاريع | التطوع | الشهادات | اللغات | المنشورات | الجوائز | الاهتمامات | المراجع',
    'الآن',
  ),
  fa: words(
    'سوابق شغلی | تحصیلات | مهارت‌ها | پروژه‌ها | فعالیت داوطلبانه | گواهینامه‌ها | زبان‌ها | انتشارات | جوایز | علاقه‌مندی‌ها | معرف‌ها',
    'اکنون',
  ),
  he: words(
    'ניסיון תעסוקתי | השכלה | כישורים | פרויקטים | התנדבות | תעודות | שפות | פרסומים | פרסים | תחומי עניין | ממליצים',
    'היום',
  ),
  zh: words(
    '工作经历 | 教育背景 | 技能 | 项目经历 | 志愿服务 | 证书 | 语言 | 出版物 | 获奖情况 | 兴趣爱好 | 推荐人',
    '至今',
  ),
  ja: words(
    '職務経歴 | 学歴 | スキル | プロジェクト | ボランティア | 資格 | 語学 | 出版物 | 受賞歴 | 趣味 | 推薦者',
    '現在',
  ),
  ko: words(
    '경력 | 학력 | 기술 | 프로젝트 | 봉사활동 | 자격증 | 외국어 | 출판물 | 수상 | 관심사 | 추천인',
    '현재',
  ),
  hi: words(
    'कार्य अनुभव | शिक्षा | कौशल | परियोजनाएँ | स्वयंसेवा | प्रमाणपत्र | भाषाएँ | प्रकाशन | पुरस्कार | रुचियाँ | संदर्भ',
    'वर्तमान',
  ),
  vi: words(
    'Kinh nghiệm làm việc | Học vấn | Kỹ năng | Dự án | Hoạt động tình nguyện | Chứng chỉ | Ngoại ngữ | Công bố | Giải thưởng | Sở thích | Người tham chiếu',
    'hiện tại',
  ),
  id: words(
    'Pengalaman kerja | Pendidikan | Keahlian | Proyek | Kegiatan sukarela | Sertifikat | Bahasa | Publikasi | Penghargaan | Minat | Referensi',
    'sekarang',
  ),
};
