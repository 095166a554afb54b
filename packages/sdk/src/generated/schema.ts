// Generated from openapi.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/api/ding/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用工作消息服务登录 */
        post: operations["loginByMessenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 接入的消息服务 */
        get: operations["getMessenger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/login/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 准备一次扫码登录 */
        post: operations["startMessengerLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 第一次用消息服务登录：新建账号 */
        post: operations["createMessengerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/account/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 第一次用消息服务登录：关联已有的账号 */
        post: operations["bindMessengerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/binding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的账号关联了谁 */
        get: operations["listMessengerBindings"];
        put?: never;
        /** 给我的账号关联一个人 */
        post: operations["addMessengerBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/binding/{bindingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 取消关联 */
        delete: operations["removeMessengerBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/corporation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的企业 */
        get: operations["listCorporations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/js/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 在消息服务里打开的页面怎么取得它的能力 */
        get: operations["getMessengerPageConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 消息服务推送来的加密消息，验签、保存后按它的规则加密回答；验不过的一律 400，什么也不改 */
        post: operations["receiveMessengerPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/login/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 准备一次统一身份认证登录 */
        post: operations["startSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用统一身份认证登录 */
        post: operations["loginBySingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 第一次用统一身份认证登录：新建主账号 */
        post: operations["createSingleSignOnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/account/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 第一次用统一身份认证登录：绑定已有的账号 */
        post: operations["bindSingleSignOnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/binding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的账号绑定了哪些统一身份 */
        get: operations["listSingleSignOnBindings"];
        put?: never;
        /** 给我的账号绑定统一身份 */
        post: operations["addSingleSignOnBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/binding/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 准备绑定统一身份；有密码的账号要再输入一次密码 */
        post: operations["startSingleSignOnBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/binding/{bindingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 取消绑定统一身份；从它登录的设备随即退出 */
        delete: operations["removeSingleSignOnBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 忘记密码：把重设密码的链接发到账号确认过的邮箱；有没有这个账号，答复都一样 */
        post: operations["startPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/reset/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用邮件里的链接设置新密码；这个账号的登录都随即失效，两步验证不变 */
        post: operations["finishPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的账号用来找回密码的邮箱 */
        get: operations["getOwnMail"];
        put?: never;
        /** 设置找回密码的邮箱：发一个确认码到那里，确认以前不算数 */
        post: operations["startOwnMail"];
        /** 不再用邮箱找回密码 */
        delete: operations["removeOwnMail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 输入邮件里的确认码 */
        post: operations["confirmOwnMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的资料 */
        get: operations["getUser"];
        put?: never;
        /** 注册主账号 */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        /** 修改资料 */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/user/login-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 给还没有登录名的账号设置登录名和密码 */
        post: operations["setLoginName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login-name/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 登录名是否已被使用 */
        get: operations["checkLoginName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 账号密码登录；参数写成表单编码放在请求体里 */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 两步验证的第二步：交验证码，得到登录 */
        post: operations["finishLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/code/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 取一张图形验证码；编号放在 HttpOnly Cookie 里，五分钟内一次有效 */
        get: operations["getImageCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 手机访客登录，只能报名和打分 */
        post: operations["loginAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退出登录 */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 分页查询可以管理的比赛 */
        get: operations["pageCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我管理的和我评审的比赛 */
        get: operations["listCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 创建比赛 */
        post: operations["createCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 建立一场示例比赛：有节目、评委和演到一半的现场，名称以「示例」开头 */
        post: operations["createExample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 比赛的公开信息 */
        get: operations["getPublicCompetition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/holder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 比赛现在由谁主持：这台服务器，还是现场的一台电脑
         * @description 一场比赛同一时刻只有一处主持。不在这里主持时，这里只能查看，所有修改和指令都答 409 `HELD_IN_THE_HALL`；`place` 是主持它的地方， 控制台、手机和后台照它告诉人去哪里。
         */
        get: operations["getHolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/hall/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 带到现场：生成一个代码，旧的作废
         * @description 在现场的电脑上用 `npx liangfen take 地址 代码` 取走比赛。代码只用一次，十五分钟内有效；取走以后这里只能查看，直到现场归还。
         */
        post: operations["createHallCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hall/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 现场的电脑用代码取比赛的全部内容
         * @description 每行一条，先是 H 开头的头，然后是各表的行、席位和图片的名录，最后是 E 开头的行数和散列。谁先用了代码就只给谁：`receipt` 是那台电脑自己 编的，凭它可以再取，直到确认。没有别的租户的内容，没有账号、密码和登录。
         */
        post: operations["fetchForHall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hall/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 现场的电脑核对完内容，开始主持
         * @description 从这一刻起比赛由现场主持，这里只能查看。取了以后这里又有改动时答 409 `HALL_MOVED_ON`，重新取一次。同一台电脑重复确认得到同样的答复。
         */
        post: operations["confirmForHall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hall/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 现场归还比赛
         * @description 文件是 gzip 压缩的同样的行。台账必须接着这里的台账，重演必须和各表一致，才一次全部写入；之后由这里主持。同一份重复交来得到同样的答复， 换过主持的旧内容答 409 `HALL_NOT_THE_HOLDER`。
         */
        post: operations["returnFromHall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/base/embedding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务器管理员允许嵌入的网站
         * @description 组织者自己允许的网站在基本设置的 embedOrigins 里。
         */
        get: operations["getEmbeddingOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/base/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 基本设置 */
        get: operations["getBaseSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 修改基本设置 */
        patch: operations["updateBaseSetting"];
        trace?: never;
    };
    "/api/competition/{id}/score/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 计分设置 */
        get: operations["getScoreSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 修改计分设置 */
        patch: operations["updateScoreSetting"];
        trace?: never;
    };
    "/api/competition/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 改名 */
        patch: operations["renameCompetition"];
        trace?: never;
    };
    "/api/competition/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 比赛状态 */
        get: operations["getCompetitionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 开赛前检查 */
        get: operations["getChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 复制比赛，不含分数 */
        post: operations["copyCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 晋级，建立下一轮比赛 */
        post: operations["promoteCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除比赛，30 天内可恢复 */
        delete: operations["deleteCompetition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 恢复已删除的比赛 */
        post: operations["restoreCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/official": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 转为正式比赛，消耗一个云点并清空彩排分数 */
        patch: operations["makeOfficial"];
        trace?: never;
    };
    "/api/competition/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 结束比赛；还有没定下的事时答 409 `UNDECIDED` 并逐项列出，确认后照样结束 */
        post: operations["endCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/undecided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 现在结束的话，还有哪些事没有定下 */
        get: operations["listUndecided"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重新打开已结束的比赛，写明原因；不再扣云点，台账上留下谁、什么时候、为什么 */
        post: operations["reopenCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/change/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 一项修改会改变哪些已公布的成绩和名次，从什么变成什么；什么也不保存
         * @description 结论与真正修改时相同，被拒绝的理由也相同。还在逐步揭晓的成绩不说。renewProgramPanel 说的是所有已出分的节目都按现在的评委重新计算。
         */
        post: operations["forecastChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 30 天内清空的成绩、删除的节目和评委：谁、什么时候，能不能找回 */
        get: operations["listRemoved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/recovery/{removedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 找回清空的成绩、删除的节目或评委；清空的成绩只有管理员能找回
         * @description 一次事务：分数、成绩、加减分、迟交的分数、回避、指定的奖项和照片一起回来。不能找回时答 409 `NOT_RECOVERABLE`，
         *     `obstacle` 是原因。带着同一个 Idempotency-Key 重复，得到第一次的答复。
         */
        post: operations["recoverRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 当前的评委邀请码 */
        get: operations["getInvitation"];
        put?: never;
        /** 生成新的邀请码，旧的作废 */
        post: operations["createInvitation"];
        /** 撤销邀请码 */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/result/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 统计 */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/result/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 统计总览：排名、评委对比、评分项、对战记录，不含逐条分数 */
        get: operations["getResultOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/result/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 团体成绩：按单位算的总分和奖牌
         * @description 一个单位的成绩是本单位成绩最好的几个节目（best）的最终得分之和；不够数的没有名次。总分相同的并列。
         *     奖牌数是各节目组第 1、2、3 名的个数。按奖牌排时依次比较金、银、铜；对战只按奖牌排。
         *     不参加排名的、还没有得分的和没有写单位的节目不计入
         */
        get: operations["getTeamResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/result/published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 已公布的成绩，按页
         * @description 只有现场完整公布过的节目，分数是公布时的样子；有成绩监看的人得到的也一样。节目按组的次序，
         *     组内公布过名次的按名次，其余按出场次序。一页与上次相同时（If-None-Match）答 304
         */
        get: operations["listPublishedResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/result/published/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出已公布的成绩（CSV）
         * @description 与 listPublishedResults 相同的节目，一个文件，最多 10000 个节目；UTF-8 带 BOM，表格软件可以直接打开
         */
        get: operations["exportPublishedResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/clean/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 清空全部分数 */
        patch: operations["cleanScores"];
        trace?: never;
    };
    "/api/competition/{id}/result/statistics/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 导出统计表 */
        get: operations["exportStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/result/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 导出带签字栏的成绩单 PDF */
        get: operations["exportSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/result/detail/program/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个节目的得分明细 */
        get: operations["getProgramDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作台账 */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/ledger/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 台账的时间线：操作员和组织者的每一步，以及出现过的人 */
        get: operations["getLedgerTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/ledger/{version}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 回放：某个版本时大屏看到的现场 */
        get: operations["getMatchAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/ledger/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 重新计算并核对台账的哈希链 */
        get: operations["verifyLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/ledger/heads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 台账的签名，供外面的见证人取走保存 */
        get: operations["listSignedHeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/ledger/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出证据包
         * @description 台账、签名、设置和成绩写成一个文件，边读边发，用 npx @liangfen/verify 核对；里面有全部分数，需要成绩监看
         */
        get: operations["exportEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 已通过的评委 */
        get: operations["listApprovedJudges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/rehearsal/twin/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 演练的页面还在：每 20 秒说一次
         * @description 超过 90 秒没有说，服务器自己结束这场演练：模拟评委和演练的成绩移除，大屏回到开场，getTwin 的 ended 说明经过。 已经结束或被别处的演练换掉时答复 409。
         */
        post: operations["holdTwin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/rehearsal/twin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 彩排模拟的现状：还有几位模拟评委，彩排里是否已经有成绩，上一场是否自己中断 */
        get: operations["getTwin"];
        put?: never;
        /**
         * 彩排模拟：加入模拟评委，答复每位的登录；先前的模拟评委被换掉
         * @description 只在彩排中可用。模拟评委在结束模拟或转为正式时连同分数一起移除；演练的页面要用 holdTwin 说它还在， 90 秒没有说，服务器自己移除。
         */
        post: operations["startTwin"];
        /** 结束彩排模拟，移除模拟评委和他们的分数 */
        delete: operations["stopTwin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 手机号是否已在本场比赛中 */
        get: operations["checkJudgePhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的评委信息 */
        get: operations["getJudge"];
        put?: never;
        /** 添加评委，直接通过 */
        post: operations["createJudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/from/before": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从以前的比赛导入评委 */
        post: operations["importJudgesFromBefore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/from/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从表格导入评委 */
        post: operations["importJudgesFromExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/from/address/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从通讯录导入评委 */
        post: operations["importJudgesFromAddressBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/{judgeId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 通过或拒绝报名 */
        patch: operations["approveJudge"];
        trace?: never;
    };
    "/api/competition/{id}/judge/join/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * 把评委移到一个评委组
         * @description 正在打分时，这个节目的评委不换组：打过的分数会算到别的组里，或者不再计算。
         */
        patch: operations["joinJudgeGroup"];
        trace?: never;
    };
    "/api/competition/{id}/judge/{judgeId}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * 为离场的评委签退，或取消签退
         * @description 从这时起窗口和清单都不再等这位评委，手机上写明已经签退；打过的分数保留。取消签退以后，由评委在手机上重新签到。
         */
        patch: operations["signOutJudge"];
        trace?: never;
    };
    "/api/competition/{id}/judge/{judgeId}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 换一位评委：原来的签退，替补加入同一个评委组
         * @description 原来的评委打过的分数、名字和编号都保留，席位链接作废、手机退出；替补是一位新的评委，用自己的席位链接签到。
         */
        post: operations["replaceJudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 分页查询评委 */
        get: operations["pageJudges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 一次删除许多评委，按标识或按条件
         * @description 一次事务：要么都删完，要么一个也没有删，断网、关页面或服务器重启都不会只删一部分。不能删的留下，答复里说明
         *     有几个、为什么。带着同一个 Idempotency-Key 重复，得到第一次的答复。
         */
        post: operations["removeJudges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/{judgeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除评委，多个标识用逗号分隔 */
        delete: operations["deleteJudges"];
        options?: never;
        head?: never;
        /** 修改评委 */
        patch: operations["updateJudge"];
        trace?: never;
    };
    "/api/competition/{id}/judge/{judgeId}/move/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 编号上移 */
        patch: operations["moveJudgeUp"];
        trace?: never;
    };
    "/api/competition/{id}/judge/{judgeId}/move/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 编号下移 */
        patch: operations["moveJudgeDown"];
        trace?: never;
    };
    "/api/competition/{id}/judge/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 重新排列编号 */
        patch: operations["reorderJudges"];
        trace?: never;
    };
    "/api/competition/{id}/judge/group/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 评委组 */
        get: operations["listJudgeGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 整体修改评委组 */
        patch: operations["updateJudgeGroups"];
        trace?: never;
    };
    "/api/competition/{id}/judge/seat/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 全部评委的席位链接，用来打印席卡
         * @description 已通过的评委，按编号排列；席位链接随评委一起生成，读取它不改变任何东西
         */
        get: operations["listSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/{judgeId}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 评委的席位链接 */
        get: operations["getSeat"];
        put?: never;
        /** 换一个席位链接，旧的作废并退出 */
        post: operations["renewSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/group/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 节目组与节目 */
        get: operations["listProgramGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 添加节目 */
        post: operations["createProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/from/before": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从以前的比赛导入节目 */
        post: operations["importProgramsFromBefore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/from/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从表格导入节目 */
        post: operations["importProgramsFromExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除节目，多个标识用逗号分隔 */
        delete: operations["deletePrograms"];
        options?: never;
        head?: never;
        /** 修改节目 */
        patch: operations["updateProgram"];
        trace?: never;
    };
    "/api/competition/{id}/program/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 一次删除许多节目
         * @description 一次事务：要么都删完，要么一个也没有删，断网、关页面或服务器重启都不会只删一部分。不能删的留下，答复里说明
         *     有几个、为什么。带着同一个 Idempotency-Key 重复，得到第一次的答复。
         */
        post: operations["removePrograms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/{programId}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 改变节目在名次里的身份：未上场、弃权、取消资格、不计名次，或恢复参赛
         * @description 与控制台的 setStanding 是同一步：任何时候都可以，写入台账，控制台可以撤销。号码和成绩保留。
         *     带 preview 时只说会改变哪些已公布的名次，不保存。
         */
        post: operations["setProgramStanding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/{programId}/judge/{judgeId}/strike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 作废或恢复一位评委给一个节目的分数
         * @description 与控制台的 strikeScore 是同一步。带 preview 时只说会改变哪些成绩和名次，不保存。
         */
        post: operations["strikeJudgeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/{programId}/panel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 按现在的评委重新计算一个节目的成绩
         * @description 与控制台的 renewPanel 是同一步。带 preview 时只说会改变哪些成绩和名次，不保存。
         */
        post: operations["renewProgramPanel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/program/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 调整出场顺序 */
        patch: operations["sortPrograms"];
        trace?: never;
    };
    "/api/competition/{id}/program/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 整体修改节目组 */
        patch: operations["updateProgramGroups"];
        trace?: never;
    };
    "/api/template/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 评委导入模板 */
        get: operations["getJudgeTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/template/program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 节目导入模板 */
        get: operations["getProgramTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/import/{importId}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 导入失败明细 */
        get: operations["getRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 最近的导入，正在进行的带进度 */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 上传标志、封面、背景或照片，得到可以写进基础设置、节目或评委的地址 */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从 zip 导入选手或评委的照片，按编号或姓名对应 */
        post: operations["importPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/image/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 上传的图片，地址由内容决定，可以一直缓存 */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 云点余额 */
        get: operations["getPoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/recharge/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 充值记录，新的在前 */
        get: operations["listRechargeRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/consume/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 消费记录，新的在前 */
        get: operations["listConsumeRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/record/xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 导出充值记录和消费记录 */
        get: operations["exportPointRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用兑换码换云点 */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 充值套餐 */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/order/plan/{planId}/alipay/qrcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 下单并取支付二维码 */
        get: operations["createOrderQrcode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 支付订单，新的在前 */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单状态
         * @description 带上 seen 时，状态还是它就最多等 25 秒，一有变化马上回答；不带时立即回答。
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/order/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 取消还没有支付的订单；已经支付的会先入账 */
        patch: operations["closeOrder"];
        trace?: never;
    };
    "/api/point/order/{id}/alipay/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 全额退款，先收回云点再退钱；重复调用只退一次 */
        patch: operations["refundOrder"];
        trace?: never;
    };
    "/api/point/order/{id}/alipay/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 网页支付表单 */
        get: operations["getOrderForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/alipay/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 支付服务的通知，验签并保存后只回答 success；验不过的一律 400，什么也不改 */
        post: operations["receiveAlipayNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/trade/{tradeNo}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 申请发票 */
        post: operations["applyInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 发票申请，新的在前，最多 200 条 */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/invoice/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 下载已开具的发票 */
        get: operations["getInvoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/invoice/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 用过的发票抬头，最近用的在前，最多 20 个 */
        get: operations["listInvoiceTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/invoice/title/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 按抬头查税号：先查自己用过的，再查运营方备好的 */
        get: operations["findTitleNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 修改密码，其他登录随即失效 */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/api/user/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 证明登录着的是本人：密码，开启了两步验证时还有验证码；五分钟内可以添加登录方式 */
        post: operations["proveOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 两步验证开启了没有 */
        get: operations["getSecondFactor"];
        put?: never;
        /** 开始开启两步验证：得到验证器应用要的密钥 */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 输入一次验证码，开启两步验证；其他登录随即失效 */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重新生成恢复码，以前的不再有效 */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 关闭两步验证 */
        post: operations["endSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 注销主账号：比赛和子账号一起停用，三十天后不再保存个人资料 */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 服务器存有的我的个人资料，一个 JSON 文件 */
        get: operations["copyOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 子账号 */
        get: operations["listSubUsers"];
        put?: never;
        /** 添加子账号 */
        post: operations["createSubUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sub/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除子账号 */
        delete: operations["deleteSubUser"];
        options?: never;
        head?: never;
        /** 修改子账号 */
        patch: operations["updateSubUser"];
        trace?: never;
    };
    "/api/user/detach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 脱离主账号，成为独立的主账号 */
        patch: operations["detachUser"];
        trace?: never;
    };
    "/api/user/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 没有到期的登录，最近用过的在前：自己的；主账号还有子账号的，和自己比赛的控制台、席位、接口密钥 */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 让一次登录失效：自己的；主账号还有子账号的，和自己比赛的控制台、席位、接口密钥 */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 安全日志里属于自己、子账号和自己比赛的部分，新的在前，至少保存 180 天 */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 导出安全日志（CSV） */
        get: operations["exportSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 这台服务器在会场网络里的地址，供二维码和链接选用 */
        get: operations["getHallAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 开始试扫：手机打开试扫页以后，后台就知道这个地址能用；同一账号只有最近的一次有效，十分钟后失效 */
        post: operations["startAddressTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/trial/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 试扫的手机到了没有 */
        get: operations["getAddressTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/trial/{code}/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 试扫页：这部手机打开了这个地址 */
        post: operations["arriveAtAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 接口密钥
         * @description 主账号给自己的后台程序用的密钥，有效的和已撤销的都在内，新的在前
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * 新建接口密钥
         * @description 密钥只在这个答复里出现一次，之后只留下它的摘要。带同一个 Idempotency-Key 重发，得到的是同一个密钥换了一个新值，
         *     先前那个值随即失效：没有收到的答复里的密钥谁也没有。
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/key/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 撤销接口密钥
         * @description 密钥和用它打开的控制台随即失效，打开着的现场连接也断开；已经撤销的再撤销一次，结果相同
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 推送地址
         * @description 主账号让服务器把公布的成绩推送到哪里，新的在前
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * 新建推送地址
         * @description 签名用的密钥只在这个答复里出现一次。带同一个 Idempotency-Key 重发，得到的是同一个推送地址换了一个新密钥，
         *     先前那个密钥随即失效。推送的内容见 webhooks；地址必须是公网的 https 地址，一个账号最多 10 个
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhook/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除推送地址
         * @description 等待中的消息和推送记录一起删除
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * 修改推送地址
         * @description 只改发来的字段。enabled 为 false 时停用：等待中的消息不再推送，停用期间公布的也不会补发；为 true 时重新启用
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/user/webhook/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 更换签名密钥
         * @description 新密钥只在这个答复里出现一次。此后 24 小时的消息同时带新旧两个签名，再更换一次时更早的那个随即失效
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhook/{webhookId}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 试发一条
         * @description 马上推送一条 ping，等到有结果（最多约十秒）再答复；失败不重试，停用时也可以试
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhook/{webhookId}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 推送记录
         * @description 最近 100 条消息，新的在前；完成后保留 30 天
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhook/{webhookId}/delivery/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 再发一次
         * @description 用同一个 webhook-id 马上再推送一次；失败后从现在起照常重试
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/auth/{corpid}/{deptId}/address/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 通讯录 */
        get: operations["getAddressBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/auth/{corpid}/address/book/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 按姓名或拼音在通讯录里找人 */
        get: operations["findInAddressBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/auth/sub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从通讯录添加子账号 */
        post: operations["createSubUsersFromMessenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ding/auth/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 消息服务中的手机号 */
        get: operations["getMessengerMobile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/recognition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用消息服务里的身份认出评委名单上的自己 */
        post: operations["recogniseJudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我在这场比赛的报名状态 */
        get: operations["getJudgeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报名做评委 */
        post: operations["signUpJudge"];
        /** 撤回报名 */
        delete: operations["withdrawSignUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/directly/approve/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 凭邀请码报名并直接通过 */
        patch: operations["approveDirectly"];
        trace?: never;
    };
    "/api/competition/{id}/judge/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 签到 */
        patch: operations["signInJudge"];
        trace?: never;
    };
    "/api/group/competition/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我评审的比赛 */
        get: operations["listJudgedCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 评委看到的现场 */
        get: operations["getJudgeMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 评委的事件流 */
        get: operations["openJudgeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 评委的问答
         * @description 问一次，等到有新的帧就答，最多等 `wait` 秒，给升级和事件流都过不去的网络：与事件流同样的帧、准入和续传。 第一次带 Last-Event-ID 像事件流那样开始；以后带上答复里的 connectionId 和自己的版本，立刻接着问，两次之间最多隔 10 秒， 否则连接算是走了。没有帧的答复是心跳。版本接不上、连接不在这里时，答复从新的 connectionId 开始。
         */
        get: operations["askJudgeFrames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 评委的 WebSocket
         * @description 与事件流同样的帧，每帧一条文本消息；浏览器对每个站点只给六条 HTTP/1.1 连接，WebSocket 不占其中。 令牌和最后的版本在第一条消息里，不在地址里；没有准入时先发 refused，再断开。不是升级请求时答 426。 收到第一帧以后，客户端可以在同一条连接上回报显示的情况：内容同 report，只能说这条连接自己，每 10 秒最多 100 条，没有答复。
         */
        get: operations["openJudgeSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 手机回报已显示的版本 */
        post: operations["reportJudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我打过的分 */
        get: operations["getOwnScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/score/program/{programId}/item/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 给一个评分项打分；没有评分项时 itemId 写 0；合并打分时各项必须一次提交（submitScores） */
        post: operations["submitItemScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/judge/score/program/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 一次提交全部评分项或整体分 */
        post: operations["submitScores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 打开席位链接，在这部手机上登录 */
        post: operations["openSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用口令登录控制台 */
        post: operations["loginConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 组织者直接打开控制台；它属于打开它的账号或密钥，授权收回时结束 */
        post: operations["issueConsoleToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退出控制台 */
        post: operations["logoutConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 进入控制台 */
        patch: operations["enterConsole"];
        trace?: never;
    };
    "/api/competition/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 控制台看到的现场 */
        get: operations["getCurrentMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/match/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 控制台的事件流 */
        get: operations["openMatchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/match/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 控制台的问答
         * @description 问一次，等到有新的帧就答，最多等 `wait` 秒，给升级和事件流都过不去的网络：与事件流同样的帧、准入和续传。 第一次带 Last-Event-ID 像事件流那样开始；以后带上答复里的 connectionId 和自己的版本，立刻接着问，两次之间最多隔 10 秒， 否则连接算是走了。没有帧的答复是心跳。版本接不上、连接不在这里时，答复从新的 connectionId 开始。
         */
        get: operations["askMatchFrames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/match/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 控制台的 WebSocket
         * @description 与事件流同样的帧，每帧一条文本消息；浏览器对每个站点只给六条 HTTP/1.1 连接，WebSocket 不占其中。 令牌和最后的版本在第一条消息里，不在地址里；没有准入时先发 refused，再断开。不是升级请求时答 426。 收到第一帧以后，客户端可以在同一条连接上回报显示的情况：内容同 report，只能说这条连接自己，每 10 秒最多 100 条，没有答复。
         */
        get: operations["openMatchSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/match/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 控制台回报已显示的版本 */
        post: operations["reportConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/match/current/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 当前节目的打分情况 */
        get: operations["getControlCurrentResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/match/final/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个节目组的最终成绩 */
        get: operations["getControlFinalResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/title/program/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 显示节目标题 */
        post: operations["showTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/intermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 中场休息 */
        post: operations["showIntermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/audience-vote/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 开始现场观众投票
         * @description 大屏请全场观众用手机投票，观众页面上可以投、可以改，直到截止。一次只有一个节目在投，一次上场只投一次。
         */
        post: operations["openAudienceVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/audience-vote/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 截止现场观众投票
         * @description 不换大屏的画面；正在播出这次投票时，画面写明已经截止。截止以前在手机上按下的，两秒内到达仍然算。
         */
        post: operations["closeAudienceVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/audience-vote/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 公布现场观众投票的结果
         * @description 截止两秒以后才能公布；公布时点票，人数、各选项的票数和全部选票的 Merkle 根写进台账。
         */
        post: operations["showAudienceVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 签到的评委 */
        get: operations["listSignInJudges"];
        put?: never;
        /** 显示签到 */
        post: operations["showSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/switch/program/group/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 切换节目组 */
        get: operations["switchProgramGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 开始表演（上场）；没有分项时 itemId 写 0 */
        get: operations["startSpeech"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 开始打分 */
        get: operations["startScoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/show/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 亮分 */
        get: operations["showScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/show/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 出分 */
        get: operations["showResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 显示节目单 */
        get: operations["showProgramList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 进入测试打分 */
        get: operations["openTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 显示开场画面 */
        get: operations["showStartPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 显示排名 */
        get: operations["showRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/ceremony": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 颁奖：颁奖台、冠军或奖项 */
        get: operations["showCeremony"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/bracket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 显示对阵图，只在对战模式 */
        get: operations["showBracket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/rank/turn/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 排名翻页，pageNo 从 0 开始 */
        get: operations["turnRankPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/{opponentId}/battle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 开始对战 */
        get: operations["startBattle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 设定台上的时钟：暂停时改时间，或加时 */
        post: operations["setClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 暂停 */
        get: operations["pauseBattle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 继续 */
        get: operations["resumeBattle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/foul": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 犯规加一 */
        get: operations["addFoul"];
        put?: never;
        post?: never;
        /** 去掉一次记错的犯规 */
        delete: operations["takeOffFoul"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 加分，可以为负 */
        post: operations["addPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/{opponentId}/determine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 判定前一个节目获胜，或循环赛里判平 */
        get: operations["determineBattle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/{opponentId}/determine/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 按评委的评分卡判定这一场，胜方由评分卡得出 */
        get: operations["determineByCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤销上一步 */
        post: operations["undoCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 现在播出什么，下一步会是什么
         * @description 给按键台亮灯（tally）和写按键上的字；下一步由现场规则算出，与控制台的大按钮相同，没有执行
         */
        get: operations["getNextStep"];
        put?: never;
        /**
         * 进行下一步
         * @description 一个按键：服务器收到时按现场规则算出下一步并执行，与控制台的大按钮相同。需要确认的一步（评委没有交齐、重新开始、
         *     重新打开中断过的节目）不带
         *     confirm 时被拒绝（评委的分数相差过大，是不带 confirmApart 时），原因与那一步自己的相同；没有下一步时是 409 NO_NEXT_STEP。同一 `Idempotency-Key` 只执行一次；
         *     带 `X-Seen-Version` 时，别人抢先就不再执行。同一接口密钥或控制台登录每分钟 120 次，getNextStep 每分钟 1200 次
         */
        post: operations["takeNextStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 预览一步：算出大屏会看到的画面，不保存，也不播出
         * @description 被拒绝时，原因与真正执行这一步时相同
         */
        post: operations["previewCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** 揭晓到第几步；不给 step 时恢复自动播放 */
        patch: operations["stepReveal"];
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/bout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 更正已判定的一场对战：胜方、比分和犯规 */
        post: operations["correctBout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 更正已公布的成绩 */
        post: operations["correctResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/adjustment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 加分或扣分 */
        post: operations["addAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/judge/{judgeId}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * 为离场的评委签退，或取消签退
         * @description 与后台的 signOutJudge 是同一件事。
         */
        patch: operations["signOutJudgeAtConsole"];
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 改变节目在名次里的身份：未上场、弃权、取消资格、不计名次，或恢复参赛
         * @description 任何时候都可以，播出中、出分后、排名后也可以；号码和成绩保留。不参赛的节目没有名次，不得奖，不晋级，后面的名次上移。
         *     先用预览看会改变哪些已公布的名次。可以撤销，也可以再改回来。
         */
        post: operations["setStanding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/judge/{judgeId}/strike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 作废或恢复一位评委给一个节目的分数
         * @description 节目出分之后可以；分数保留，不计入，成绩按其余的分数重新计算，和更正一样通知、写入台账。先用预览看成绩和名次怎样变。
         */
        post: operations["strikeScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/program/{programId}/panel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 按现在的评委重新计算一个节目的成绩
         * @description 评委以后改名、换组、回避都不改变已出分的成绩；要让它改变，就用这一步，写明原因。先用预览看成绩和名次怎样变。
         */
        post: operations["renewPanel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提出更正，等第二个账号确认 */
        post: operations["proposeCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/correction/{correctionId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 确认别人提出的更正，成绩这时才改变 */
        post: operations["confirmCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/correction/{correctionId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 拒绝别人提出的更正 */
        post: operations["refuseCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/correction/{correctionId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤回自己提出的更正 */
        post: operations["withdrawCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/late/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 迟交的分数 */
        get: operations["listLateScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/late/score/{lateScoreId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 计入迟交的分数 */
        post: operations["acceptLateScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/late/score/{lateScoreId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 不计入迟交的分数 */
        post: operations["refuseLateScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 谁在线 */
        get: operations["getPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 全链路自检，通知每部手机和每块大屏回报 */
        post: operations["startCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/check/{checkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 自检的答复 */
        get: operations["getCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/judge/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用消息服务提醒评委 */
        post: operations["remindJudges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/result/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 把大屏上的排名发到组织者的群 */
        post: operations["sendResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/screen/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 让大屏刷新页面 */
        post: operations["reloadScreens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/screen/sound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 开关大屏的声音，调音量
         * @description 保存后大屏随即照做；比赛结束后不能再改。
         */
        put: operations["setScreenSound"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/console/screen/sound/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 让大屏试音 */
        post: operations["testScreenSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 大屏看到的现场 */
        get: operations["getScreenMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/embedding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 这个网站的页面能不能显示这场比赛
         * @description 给没有画面的大屏问原因：别的网站读不到被拒绝的答复，但能读到这一个。网站由浏览器的 Origin 请求头说出，没有它的是本站的页面。 后台替还没有做好的网站问时用 `origin` 说出那个网站，答复和它自己来问一样。
         */
        get: operations["checkEmbedding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 大屏的事件流 */
        get: operations["openScreenEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 大屏的问答
         * @description 问一次，等到有新的帧就答，最多等 `wait` 秒，给升级和事件流都过不去的网络：与事件流同样的帧、准入和续传。 第一次带 Last-Event-ID 像事件流那样开始；以后带上答复里的 connectionId 和自己的版本，立刻接着问，两次之间最多隔 10 秒， 否则连接算是走了。没有帧的答复是心跳。版本接不上、连接不在这里时，答复从新的 connectionId 开始。
         */
        get: operations["askScreenFrames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 大屏的 WebSocket
         * @description 与事件流同样的帧，每帧一条文本消息；浏览器对每个站点只给六条 HTTP/1.1 连接，WebSocket 不占其中。 令牌和最后的版本在第一条消息里，不在地址里；没有准入时先发 refused，再断开。不是升级请求时答 426。 收到第一帧以后，客户端可以在同一条连接上回报显示的情况：内容同 report，只能说这条连接自己，每 10 秒最多 100 条，没有答复。
         */
        get: operations["openScreenSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 大屏回报已显示的版本 */
        post: operations["reportScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 已公布的成绩 */
        get: operations["getScreenResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 给字幕机的数据（JSON）
         * @description 一张表：行的数组，每行只有平铺的文字，vMix、CasparCG 和别的字幕机可以直接当数据源。只有现场看到过的内容；
         *     自动播放的揭晓随大屏一步步给出，没有揭晓的是空文字。内容与上次相同时（If-None-Match）答 304；最多 200 行。
         *     同一网络每分钟 3000 次
         */
        get: operations["getScreenData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/screen/data/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 给字幕机的数据（XML）
         * @description 与 getScreenData 同样的表，`<rows><row><名称>文字</名称>…</row></rows>`
         */
        get: operations["getScreenDataXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 服务器时钟 */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 观众的手机看到的现场
         * @description 只有大屏已经给全场看过的内容，比大屏晚几秒，自动播放的揭晓按步放出。人人得到同一份答复，ETag 相同时答 304； 带 `wait` 时没有变化的答复最多等这么多秒，等的人太多时立刻答 304 和 Retry-After。组织者没有开放观众页面时答 404。
         */
        get: operations["getAudienceFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/audience/working/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 观众的手机看一个节目的得分是怎么算的
         * @description 大屏给全场看过的那一份计算过程，成绩从大屏上撤下以后还能看；和现场画面一样晚几秒，人人得到同一份答复，ETag 相同时答 304。 大屏没有给看过，或者看过以后又改了还没有公布，以及组织者没有开放观众页面时答 404。
         */
        get: operations["getAudienceWorking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/audience/vote/{voteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一次现场观众投票有多少人投了
         * @description 只有人数，没有票数；由大屏和控制台每秒问一次。没有这次投票，以及组织者没有开放观众页面时答 404。
         */
        get: operations["getAudienceVoteCount"];
        /**
         * 一位现场观众投票，或改票
         * @description 不用登录。一部手机（voter）一票，截止以前可以改，order 大的算；同一个 order 再发一次得到第一次的回执。答复时这一票已经落盘。 截止以后两秒内到达的，只收截止以前按下的（sinceMs）。voter 只存哈希。
         */
        put: operations["castAudienceBallot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/{id}/audience/vote/{voteId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 一部手机核对自己的一票在不在公布的计数里
         * @description 不用登录。给出这张选票的叶子到树根的路径，手机自己算；不在计数里时 found 为空。结果还没有公布、这次投票已经不在、组织者没有开放观众页面时答 404。
         */
        post: operations["checkAudienceBallot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 大屏地址的 oEmbed 答复，供网站和编辑器把链接换成画面
         * @description 只有公开的比赛名和一段 iframe；画面能否显示，由组织者列出的网站决定。
         */
        get: operations["getOembed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 进程是否活着 */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 能否接受请求 */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "result.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 一个节目的成绩公布了 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 消息的标识，重发时不变 */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ResultPublishedMessage"];
                };
            };
            responses: {
                /** @description 收到了（任何 2xx 都算）；同一个 webhook-id 可能再来，第二次不要再处理 */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 不再接收，这个推送地址随即停用 */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 当作失败，稍后重试 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ranking.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 一页排名公布了 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 消息的标识，重发时不变 */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RankingPublishedMessage"];
                };
            };
            responses: {
                /** @description 收到了（任何 2xx 都算）；同一个 webhook-id 可能再来，第二次不要再处理 */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 不再接收，这个推送地址随即停用 */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 当作失败，稍后重试 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "result.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 公布过的一个成绩收回了 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 消息的标识，重发时不变 */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ResultWithdrawnMessage"];
                };
            };
            responses: {
                /** @description 收到了（任何 2xx 都算）；同一个 webhook-id 可能再来，第二次不要再处理 */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 不再接收，这个推送地址随即停用 */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 当作失败，稍后重试 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ranking.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 公布过的排名收回了 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 消息的标识，重发时不变 */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RankingWithdrawnMessage"];
                };
            };
            responses: {
                /** @description 收到了（任何 2xx 都算）；同一个 webhook-id 可能再来，第二次不要再处理 */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 不再接收，这个推送地址随即停用 */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 当作失败，稍后重试 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "competition.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 比赛结束了 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 消息的标识，重发时不变 */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompetitionEndedMessage"];
                };
            };
            responses: {
                /** @description 收到了（任何 2xx 都算）；同一个 webhook-id 可能再来，第二次不要再处理 */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 不再接收，这个推送地址随即停用 */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 当作失败，稍后重试 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "competition.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 结束了的比赛重新打开了 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 消息的标识，重发时不变 */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompetitionReopenedMessage"];
                };
            };
            responses: {
                /** @description 收到了（任何 2xx 都算）；同一个 webhook-id 可能再来，第二次不要再处理 */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 不再接收，这个推送地址随即停用 */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 当作失败，稍后重试 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 主账号在后台点了「试发」 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 消息的标识，重发时不变 */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PingMessage"];
                };
            };
            responses: {
                /** @description 收到了（任何 2xx 都算）；同一个 webhook-id 可能再来，第二次不要再处理 */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 不再接收，这个推送地址随即停用 */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 当作失败，稍后重试 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description 服务器生成的标识，对客户端不透明 */
        Id: string;
        /**
         * Format: int64
         * @description Unix 毫秒时间戳，以服务器时钟为准
         */
        EpochMs: number;
        /**
         * Format: int64
         * @description 比赛的现场版本号，每个被接受的事件加一
         */
        Version: number;
        /** @description 最多三位小数的数，按十进制精确计算 */
        ThreeDecimals: number;
        /** @description 分数，最多三位小数，按十进制精确计算 */
        Score: components["schemas"]["ThreeDecimals"];
        /** @description 操作已保存 */
        Acknowledgement: {
            /** @constant */
            ok: true;
        };
        CountAnswer: {
            /** @description 受影响的条数 */
            count: number;
        };
        ProgramRemoval: {
            /** @description 要删除的节目 */
            programIds: components["schemas"]["Id"][];
            confirmName?: components["schemas"]["ConfirmName"];
        };
        /** @description 删除符合所有条件的评委；一个条件也不给就是全部。条件与 pageJudges 的相同 */
        JudgeRemoval: {
            /** @description 页面上说的人数；符合条件的不是这么多人，就一个也不删，答 409 */
            expected: number;
            /** @description 只在这些评委里；已经不在的算在 expected 里 */
            judgeIds?: components["schemas"]["Id"][];
            /** @description 姓名、手机号或单位里的词 */
            keyword?: string;
            approval?: components["schemas"]["Approval"];
            /** @description 评委组 */
            judgeGroupId?: components["schemas"]["Id"];
            confirmName?: components["schemas"]["ConfirmName"];
        };
        RemovalAnswer: {
            /** @description 只是检查，什么也没有删除 */
            preview: boolean;
            /** @description 删除了几个；只检查时是会删除几个 */
            count: number;
            /** @description 要删的里面有几个已经不在，别人先删了 */
            gone: number;
            /** @description 不能删、留下的，按原因 */
            kept: components["schemas"]["RemovalKept"][];
            /** @description 跟着一起没有的：回避、指定的奖项等；没有时没有 */
            attached?: components["schemas"]["RemovalAttachment"][];
        };
        RemovalAttachment: {
            kind: components["schemas"]["RemovalAttachmentKind"];
            /** @description 这一种的中文，例如「回避」 */
            words: string;
            /** @description 几个 */
            count: number;
            /** @description 前几个的名称 */
            names: string[];
        };
        /**
         * @description 跟着删除的节目或评委一起没有的是什么。
         *     - SCORES：打过的分数，names 是有分数的节目（删除节目）或评委（删除评委），count 是分数
         *     - RECUSALS：回避，names 是评委
         *     - AWARDS：指定它得奖的奖项，names 是奖项
         *     - PHOTOGRAPHS：照片和标志，names 是节目
         *     - FOUGHT_BOUTS：打过的对战，names 是节目
         *     - SHOWN_RESULTS：公布过的成绩，names 是节目
         * @enum {string}
         */
        RemovalAttachmentKind: "SCORES" | "RECUSALS" | "AWARDS" | "PHOTOGRAPHS" | "FOUGHT_BOUTS" | "SHOWN_RESULTS";
        /**
         * @description 找回的是什么。SCORES：清空的成绩；PROGRAMS：删除的节目；JUDGES：删除的评委
         * @enum {string}
         */
        RemovedKind: "SCORES" | "PROGRAMS" | "JUDGES";
        /**
         * @description 为什么不能找回。
         *     - RECOVERED：已经找回
         *     - ENDED：比赛已经结束
         *     - OTHER_STATUS：清空的是彩排的成绩，比赛已转为正式
         *     - SCORED_SINCE：清空之后又有了打分或成绩
         *     - RULES_CHANGED：清空之后改了计分规则
         *     - GONE：成绩所属的节目或评委已经删除
         *     - TAKEN：同一个手机号或同一个人已经又是评委
         *     - FULL：名单已满
         *     - BOUT_SINCE：打过的对手之后又打了别的场次
         *     - ON_AIR：正在进行的对战会被拆开
         * @enum {string}
         */
        RecoveryObstacle: "RECOVERED" | "ENDED" | "OTHER_STATUS" | "SCORED_SINCE" | "RULES_CHANGED" | "GONE" | "TAKEN" | "FULL" | "BOUT_SINCE" | "ON_AIR";
        /**
         * @description 找回时有什么不一样。
         *     - CLEARED_SCORES：成绩在删除之后清空过，只找回名单
         *     - SCORES_OF_GONE：已经删除的节目或评委的分数不回来
         *     - RECUSALS：已经删除的节目或评委的回避不回来
         *     - AWARDS：奖项已经去掉或改名，不再指定
         *     - GROUP：原来的组没有了，放到第一个组
         *     - JUDGE_GROUP：节目原来指定的评委组没有了，由全部评委评
         *     - NUMBER：原来的号码有人用了，排在最后
         * @enum {string}
         */
        RecoveryLeftKind: "CLEARED_SCORES" | "SCORES_OF_GONE" | "RECUSALS" | "AWARDS" | "GROUP" | "JUDGE_GROUP" | "NUMBER";
        RecoveryLeft: {
            kind: components["schemas"]["RecoveryLeftKind"];
            /** @description 几个 */
            count: number;
        };
        /** @description 一次清空或删除 */
        Removed: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["RemovedKind"];
            /** @description 什么时候清空或删除 */
            at: components["schemas"]["EpochMs"];
            /** @description 到什么时候可以找回 */
            until: components["schemas"]["EpochMs"];
            /** @description 谁清空或删除；台账没有记下时为空 */
            by: components["schemas"]["LedgerPerson"] | null;
            /** @description 几个节目或评委；清空的成绩是有成绩的节目数 */
            count: number;
            /** @description 前几个的名称 */
            names: string[];
            /** @description 几个分数 */
            scores: number;
            /** @description 几个成绩 */
            results: number;
            /** @description 现在不能找回的原因；能找回时为空 */
            obstacle: components["schemas"]["RecoveryObstacle"] | null;
            /** @description 找回时有什么不一样 */
            left: components["schemas"]["RecoveryLeft"][];
            /** @description 什么时候找回；没有找回过为空 */
            recoveredAt: components["schemas"]["EpochMs"] | null;
        };
        RemovedList: {
            /** @description 最近的在前 */
            removed: components["schemas"]["Removed"][];
        };
        RecoveryAnswer: {
            kind: components["schemas"]["RemovedKind"];
            /** @description 几个节目或评委；清空的成绩是有成绩的节目数 */
            count: number;
            /** @description 几个分数回来了 */
            scores: number;
            /** @description 几个成绩回来了 */
            results: number;
            /** @description 有什么不一样 */
            left: components["schemas"]["RecoveryLeft"][];
        };
        RemovalKept: {
            reason: components["schemas"]["RemovalKeptReason"];
            /** @description 几条 */
            count: number;
            /** @description 前几个的名称 */
            names: string[];
        };
        /**
         * @description 为什么留下。
         *     - OFFICIAL_SCORES：已有正式成绩
         *     - ON_AIR：正在现场播出，或正在给当前节目打分
         * @enum {string}
         */
        RemovalKeptReason: "OFFICIAL_SCORES" | "ON_AIR";
        /** @description 原因，会写入操作台账 */
        Reason: string;
        /**
         * @description 现场规则拒绝一条指令的原因代码，中文文案见 messages
         * @enum {string}
         */
        BlockedReason: "COMPETITION_ENDED" | "STALE_VERSION" | "GROUP_NOT_FOUND" | "PROGRAM_NOT_FOUND" | "PROGRAM_NOT_IN_GROUP" | "ITEM_NOT_FOUND" | "ITEM_REQUIRED" | "REHEARSAL_DISABLED" | "UNPAIRED" | "OPPONENT_MISSING" | "NOT_A_PAIR" | "BATTLE_MODE_ONLY" | "NOT_IN_BATTLE_MODE" | "ALREADY_ON_AIR" | "OTHER_PROGRAM_SCORING" | "RERUN_NEEDS_CONFIRMATION" | "NOT_IN_SPEECH" | "AUDIENCE_PAGE_NEEDED" | "AUDIENCE_VOTE_RUNNING" | "AUDIENCE_VOTE_HELD" | "AUDIENCE_VOTE_MISSING" | "AUDIENCE_VOTE_COUNTING" | "AUDIENCE_VOTE_UNSHOWN" | "JUDGES_SCORING" | "NOT_SCORING" | "NO_SCORES" | "JUDGES_MISSING" | "MARKS_APART" | "NOT_REVEALED" | "BATTLE_NOT_STARTED" | "BATTLE_DETERMINED" | "BATTLE_RESTART_NEEDS_CONFIRMATION" | "COUNTDOWN_OFF" | "BATTLE_PAUSED" | "BATTLE_NOT_PAUSED" | "FOUL_NOT_FOUND" | "POINT_MISSING" | "NO_REVEAL" | "STEP_OUT_OF_RANGE" | "PAGE_OUT_OF_RANGE" | "NO_RESULT" | "REASON_REQUIRED" | "LATE_SCORE_NOT_FOUND" | "SECOND_PERSON_REQUIRED" | "SECOND_PERSON_OFF" | "PERSON_NOT_KNOWN" | "SAME_PERSON" | "NOT_PROPOSER" | "CORRECTION_NOT_FOUND" | "CORRECTION_PENDING" | "CORRECTIONS_FULL" | "CORRECTION_OUTDATED" | "NOTHING_TO_UNDO" | "NO_NEXT_STEP" | "JUDGE_NOT_FOUND" | "JUDGE_NOT_APPROVED" | "JUDGE_NOT_SIGNED_IN" | "JUDGE_SIGNED_OUT" | "JUDGE_RECUSED" | "ITEM_OF_OTHERS" | "WINDOW_CLOSED" | "SCORE_OF_REHEARSAL" | "SCORE_SUPERSEDED" | "RANKED_BY_PLACES" | "TIME_PENALTY_UNFIT" | "QUICK_SCORE_SPENT" | "QUICK_SCORE_ONLY" | "FORMER_PERFORMANCE" | "SCORE_NOT_THERE" | "SEAT_HAS_SCORED" | "LAST_SCORE" | "PANEL_UNCHANGED" | "PROGRAM_NOT_ON_AIR" | "SCORE_OUT_OF_RANGE" | "SCORE_DECIMALS" | "SCORE_STEP" | "SCORE_INCOMPLETE" | "VOTE_VALUE" | "VOTE_LIMIT" | "RESULT_OUT_OF_RANGE" | "RANKING_NOT_FINAL" | "NO_AWARDS" | "PROGRAM_OUT" | "OPPONENT_OUT" | "STANDING_UNCHANGED" | "BOUT_NOT_DECIDED" | "FOUL_NOT_GIVEN" | "DRAW_NOT_POSSIBLE" | "FOUL_DECIDED_BOUT" | "CLOCK_RUNNING" | "CARDS_DECIDE" | "CARDS_OFF";
        /**
         * @description 稳定的英文错误代码
         * @enum {string}
         */
        ProblemCode: "INVALID_REQUEST" | "INVALID_JSON" | "UNSUPPORTED_MEDIA_TYPE" | "BODY_TOO_LARGE" | "UNAUTHENTICATED" | "SESSION_EXPIRED" | "FORBIDDEN" | "MAIN_ACCOUNT_ONLY" | "ROLE_NOT_ENOUGH" | "BROWSER_NAVIGATION_REFUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "UPGRADE_REQUIRED" | "CONFLICT" | "CHANGED_MEANWHILE" | "HELD_IN_THE_HALL" | "HALL_CODE_INVALID" | "HALL_MOVED_ON" | "HALL_NOT_THE_HOLDER" | "HALL_NOT_VERIFIED" | "HALL_TOO_LARGE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "INTERNAL" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "LOGIN_FAILED" | "SECOND_FACTOR_NEEDED" | "SECOND_FACTOR_WRONG" | "SECOND_FACTOR_REQUIRED" | "REGISTRATION_CLOSED" | "OWNER_NOT_PROVED" | "IMAGE_CODE_WRONG" | "LOGIN_NAME_TAKEN" | "PASSWORD_WRONG" | "PASSCODE_WRONG" | "PASSCODE_NOT_SET" | "NOT_ENOUGH_POINTS" | "ALREADY_OFFICIAL" | "CONFIRMATION_MISMATCH" | "UNDECIDED" | "NOT_RECOVERABLE" | "SETTING_LOCKED" | "PROPORTION_NOT_100" | "ITEM_WEIGHT_UNFIT" | "DROP_TOO_MANY" | "PHONE_NUMBER_TAKEN" | "JUDGE_NUMBER_TAKEN" | "SIGN_UP_CLOSED" | "ALREADY_SIGNED_UP" | "NOT_SIGNED_UP" | "INVITATION_INVALID" | "SEAT_INVALID" | "SEAT_TAKEN" | "GROUP_NOT_EMPTY" | "LAST_GROUP" | "ON_AIR" | "IN_USE" | "ALREADY_AT_EDGE" | "VOUCHER_INVALID" | "VOUCHER_USED" | "VOUCHER_EXPIRED" | "PAYMENT_NOT_CONNECTED" | "PAYMENT_AWAY" | "NOTIFICATION_REFUSED" | "TOO_MANY_STREAMS" | "AUDIENCE_PAGE_CLOSED" | "AUDIENCE_VOTE_OVER" | "AUDIENCE_VOTE_FULL" | "HEADERS_TOO_LARGE" | "REQUEST_TIMEOUT" | "EXPECTATION_FAILED" | "FILE_REFUSED" | "WORD_NOT_ALLOWED" | "MAIL_NOT_CONNECTED" | "MAIL_AWAY" | "MAIL_CODE_WRONG" | "RESET_LINK_ENDED";
        /**
         * @description 为什么现在不能办：还没有付款；订单已关闭；正在退款；已经退款；云点已经用掉；
         *     有申请中或已开具的发票；支付服务不再接受退款
         * @enum {string}
         */
        OrderRefusal: "ORDER_NOT_PAID" | "ORDER_CLOSED" | "REFUND_RUNNING" | "ORDER_REFUNDED" | "POINTS_SPENT" | "INVOICE_LIVING" | "REFUND_REFUSED";
        /**
         * @description 消息服务为什么没有办成：没有接入；没有回应；授权码用过或过期；应用缺少权限；人或部门不在应用的可见范围；
         *     服务器的地址不在白名单；企业不认识这个应用；接口调用太多；身份信息对不上浏览器；登录凭据过期；
         *     已关联其他账号；这是唯一的登录方式；账号没有关联企业；企业不是你的；组织者没有开启通知；没有设置群
         * @enum {string}
         */
        MessengerRefusal: "MESSENGER_NOT_CONNECTED" | "MESSENGER_AWAY" | "MESSENGER_CODE_USED" | "MESSENGER_NO_PERMISSION" | "MESSENGER_OUT_OF_RANGE" | "MESSENGER_ADDRESS_NOT_ALLOWED" | "MESSENGER_CORPORATION_UNKNOWN" | "MESSENGER_BUSY" | "MESSENGER_STATE_WRONG" | "MESSENGER_TICKET_ENDED" | "MESSENGER_BOUND_ELSEWHERE" | "MESSENGER_LAST_WAY_IN" | "MESSENGER_NO_CORPORATION" | "MESSENGER_NOT_YOUR_CORPORATION" | "MESSENGER_NOTICES_OFF" | "MESSENGER_NO_GROUP";
        /**
         * @description 统一身份认证为什么没有办成：没有接入；提供方没有回应；授权码用过或过期；提供方的回答不可信，或者设置不对；
         *     设置的 issuer 和提供方自己写的不同；
         *     这次登录不是从这个浏览器开始的，或者过期；新建或绑定的凭据过期；身份已绑定其他账号；这是唯一的登录方式；绑定的身份太多
         * @enum {string}
         */
        SingleSignOnRefusal: "SSO_NOT_CONNECTED" | "SSO_AWAY" | "SSO_CODE_USED" | "SSO_NOT_TRUSTED" | "SSO_ISSUER_DIFFERS" | "SSO_STATE_WRONG" | "SSO_TICKET_ENDED" | "SSO_BOUND_ELSEWHERE" | "SSO_LAST_WAY_IN" | "SSO_TOO_MANY";
        /** @description RFC 9457 问题文档 */
        Problem: {
            /** @description 固定为 about:blank */
            type: string;
            /** @description HTTP 状态的名称 */
            title: string;
            /** @description HTTP 状态 */
            status: number;
            /** @description 问题的代码，程序按它判断 */
            code: components["schemas"]["ProblemCode"] | components["schemas"]["BlockedReason"] | components["schemas"]["OrderRefusal"] | components["schemas"]["MessengerRefusal"] | components["schemas"]["SingleSignOnRefusal"];
            /** @description 中文说明，告诉用户下一步怎么做 */
            detail: string;
            /** @description 逐字段的错误 */
            errors?: components["schemas"]["FieldError"][];
            /** @description SECOND_FACTOR_NEEDED 时，和验证码一起交来的凭据，几分钟内有效 */
            ticket?: string;
            /** @description JUDGES_MISSING 时还没有提交的评委；MARKS_APART 时分数相差过大的评委 */
            missingJudges?: components["schemas"]["JudgeRef"][];
            /** @description UNDECIDED 时还没有定下的事 */
            undecided?: components["schemas"]["Undecided"][];
            /** @description NOT_RECOVERABLE 时的原因 */
            obstacle?: components["schemas"]["RecoveryObstacle"];
            /** @description FILE_REFUSED 时最像表头的那一行，一列都不认识；带上它再预览，就可以指定哪一列是什么 */
            headerLine?: number;
            version?: components["schemas"]["Version"];
            /** @description 多少秒以后再试 */
            retryAfterSeconds?: number;
            /** @description 这次请求的名字，和 X-Request-Id 相同 */
            requestId?: string;
        };
        FieldError: {
            /** @description 字段路径，如 items.0.proportion */
            field: string;
            /** @description 中文说明 */
            message: string;
        };
        RegisterRequest: {
            loginName: components["schemas"]["LoginName"];
            password: components["schemas"]["Password"];
            /** @description 姓名或单位名称 */
            name?: string;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            code: components["schemas"]["ImageCode"];
            /** @description 注册邀请链接里井号后面的代码；服务器只凭邀请注册时需要 */
            invitation?: string;
            /** @description 同意了哪一版隐私说明；服务器有隐私说明时需要，和 getHealth 的 privacy.version 相同 */
            consent?: string;
        };
        /** @description 登录名，4–32 位字母、数字、下划线、点、@ 或短横线 */
        LoginName: string;
        /** @description 密码，8–128 个字符；不要求有哪几种字符，但常见的、和登录名或名称差不多的会被拒绝 */
        Password: string;
        /** @description 图形验证码，不区分大小写 */
        ImageCode: string;
        /** @description 中国大陆手机号 */
        PhoneNumber: string;
        LoginRequest: {
            loginName: string;
            password: string;
            code: components["schemas"]["ImageCode"];
        };
        /** @description 消息服务给的授权码，几分钟内有效，只能用一次 */
        AuthCode: string;
        /** @description 消息服务里一个企业的标识 */
        CorpId: string;
        /** @description 部门标识，root 是最上层 */
        DeptId: string;
        /**
         * @description WEB 在浏览器里扫码，INSIDE 在消息服务里打开页面
         * @enum {string}
         */
        MessengerWay: "WEB" | "INSIDE";
        /**
         * @description DESK 后台，JUDGE 评委手机：没有账号的人当作访客，不用回答任何问题
         * @enum {string}
         */
        MessengerPlace: "DESK" | "JUDGE";
        /**
         * @description 扫码或统一身份认证得到的授权码做什么用：LOGIN 登录，BIND 给已登录的账号关联
         * @enum {string}
         */
        MessengerPurpose: "LOGIN" | "BIND";
        /** @description 邮箱 */
        MailAddress: string;
        PasswordResetRequest: {
            /** @description 登录名，或者账号确认过的邮箱 */
            account: string;
            code: components["schemas"]["ImageCode"];
        };
        PasswordReset: {
            /** @description 链接里井号后面的代码，三十分钟内有效，只能用一次 */
            token: string;
            password: components["schemas"]["Password"];
        };
        OwnMailStart: {
            address: components["schemas"]["MailAddress"];
            /** @description 账号的密码 */
            password: string;
        };
        OwnMailConfirm: {
            /** @description 邮件里的 8 位数字，三十分钟内有效，最多输入五次；全角数字、空格和连字符都可以 */
            code: string;
        };
        /** @description 账号用来找回密码的邮箱 */
        OwnMail: {
            /** @description 确认过的；没有时为空 */
            address: string | null;
            confirmedAt: components["schemas"]["EpochMs"] | null;
            /** @description 等待确认的 */
            pending: string | null;
        };
        /** @description 服务器接入的统一身份认证（OpenID Connect） */
        SingleSignOnSetting: {
            /** @description 登录按钮上的名字 */
            name: string;
        };
        /** @description 一次登录或绑定：state 绑在这个浏览器上，十分钟内有效，只能用一次 */
        SingleSignOnStart: {
            /** @description 这一次登录的标识，回来时原样带上 */
            state: string;
            /** @description 提供方的登录页，登录后回到 /web/sso/login */
            address: string;
            expiresAt: components["schemas"]["EpochMs"];
        };
        /** @description 回到 /web/sso/login 的地址里带的内容 */
        SingleSignOnProof: {
            /** @description 提供方给的授权码，只能用一次 */
            code: string;
            /** @description 开始登录时得到的标识 */
            state: string;
            /** @description 地址里有 iss 时照抄（RFC 9207） */
            iss?: string;
        };
        /** @description 令牌；没有绑定账号的身份先拿到 first，再绑定账号，允许时也可以新建 */
        SingleSignOnAnswer: {
            /** @description 放进 Authorization 请求头，以 SSO 开头 */
            token: string | null;
            /** @description 是否第一次登录，还没有账号 */
            first: components["schemas"]["SingleSignOnFirst"] | null;
        };
        SingleSignOnFirst: {
            /** @description 证明刚才登录的人，只能用一次 */
            ticket: string;
            /** @description 提供方给的姓名 */
            name: string;
            /** @description 服务器允许用它新建主账号 */
            mayCreate: boolean;
            expiresAt: components["schemas"]["EpochMs"];
        };
        SingleSignOnAccount: {
            /** @description 已经证明身份、还没有账号时得到的凭据，用一次 */
            ticket: string;
            /** @description 同意了哪一版隐私说明；服务器有隐私说明时需要，和 getHealth 的 privacy.version 相同 */
            consent?: string;
        };
        /** @description 账号的密码只问这一次；开启了两步验证的账号先用密码登录，再在账号页绑定 */
        SingleSignOnBind: {
            /** @description 已经证明身份、还没有账号时得到的凭据，用一次 */
            ticket: string;
            loginName: string;
            password: string;
            code: components["schemas"]["ImageCode"];
        };
        SingleSignOnBindingStart: {
            /** @description 有密码的账号必填 */
            password?: string;
            code?: components["schemas"]["SecondFactorCode"];
        };
        /** @description 账号和提供方的一个身份 */
        SingleSignOnBinding: {
            id: components["schemas"]["Id"];
            /** @description 提供方最近一次给的姓名 */
            name: string;
            /** @description 提供方 */
            issuer: string;
            boundAt: components["schemas"]["EpochMs"];
            lastUsedAt: components["schemas"]["EpochMs"] | null;
        };
        SingleSignOnBindings: {
            /** @description 已绑定的身份 */
            bindings: components["schemas"]["SingleSignOnBinding"][];
        };
        /** @description 没有接入时只有 connected */
        MessengerSetting: {
            /** @description 是否已接通 */
            connected: boolean;
            /** @description 模拟的消息服务，只在演示里有 */
            demo: boolean;
            /** @description 消息服务的名字，如钉钉 */
            name: string | null;
            /** @description 应用的标识 */
            clientId: string | null;
            /** @description 企业内部应用所在的企业；多个企业共用的应用为空 */
            corpId: string | null;
        };
        MessengerLoginRequest: {
            purpose: components["schemas"]["MessengerPurpose"];
            /**
             * @description 二维码嵌在本站的页面里，还是跳到消息服务的页面
             * @default false
             */
            embedded: boolean;
        };
        /** @description 一次扫码登录：state 绑在这个浏览器上，只能用一次 */
        MessengerLoginStart: {
            /** @description 这一次登录的标识，回来时原样带上 */
            state: string;
            /** @description 消息服务的登录页，扫码后回到 /web/external/login */
            address: string;
            expiresAt: components["schemas"]["EpochMs"];
        };
        /** @description 授权码，以及它从哪里来：WEB 要带 state，INSIDE 要带 corpId */
        MessengerProof: {
            way: components["schemas"]["MessengerWay"];
            authCode: components["schemas"]["AuthCode"];
            /** @description 开始登录时得到的标识 */
            state?: string;
            corpId?: components["schemas"]["CorpId"];
        };
        MessengerLogin: {
            authCode: components["schemas"]["AuthCode"];
            /** @default INSIDE */
            way: components["schemas"]["MessengerWay"];
            /** @default DESK */
            place: components["schemas"]["MessengerPlace"];
            /** @description WEB 时必填 */
            state?: string;
            /** @description INSIDE 时必填，除非应用只属于一个企业 */
            corpId?: string;
        };
        /** @description 令牌；第一次登录后台的人还没有账号，先拿到 first，再新建或关联账号 */
        MessengerLoginAnswer: {
            /** @description 放进 Authorization 请求头，以 DING 开头 */
            token: string | null;
            /** @description 是否第一次登录，还没有账号 */
            first: components["schemas"]["MessengerFirstLogin"] | null;
        };
        MessengerFirstLogin: {
            /** @description 证明刚才扫码的人，只能用一次 */
            ticket: string;
            /** @description 消息服务里的姓名 */
            name: string;
            expiresAt: components["schemas"]["EpochMs"];
        };
        MessengerAccount: {
            /** @description 已经证明身份、还没有账号时得到的凭据，用一次 */
            ticket: string;
            /** @description 同意了哪一版隐私说明；服务器有隐私说明时需要，和 getHealth 的 privacy.version 相同 */
            consent?: string;
            /** @description 注册邀请链接里井号后面的代码；服务器只凭邀请注册时需要 */
            invitation?: string;
        };
        /** @description 账号的密码只问这一次 */
        MessengerBind: {
            /** @description 已经证明身份、还没有账号时得到的凭据，用一次 */
            ticket: string;
            loginName: string;
            password: string;
            code: components["schemas"]["ImageCode"];
        };
        /** @description 账号和消息服务里的一个人 */
        MessengerBinding: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description 企业的名字 */
            corporations: string[];
            boundAt: components["schemas"]["EpochMs"];
            lastUsedAt: components["schemas"]["EpochMs"] | null;
        };
        MessengerBindings: {
            /** @description 已绑定的身份 */
            bindings: components["schemas"]["MessengerBinding"][];
        };
        Corporation: {
            corpId: components["schemas"]["CorpId"];
            /** @description 企业的名称 */
            corpName: string;
            /** @description 最近使用的企业，地址里的 mine */
            current: boolean;
        };
        Corporations: {
            /** @description 可以选的企业 */
            corporations: components["schemas"]["Corporation"][];
        };
        /** @description 按消息服务的规则为一个页面签的名 */
        MessengerPageConfig: {
            corpId: components["schemas"]["CorpId"];
            /** @description 应用的标识 */
            agentId: string;
            /** @description 签名所用的时间 */
            timeStamp: number;
            /** @description 签名所用的随机字串 */
            nonceStr: string;
            /** @description 签名 */
            signature: string;
        };
        PushSignature: string;
        /** @description 消息服务推送的消息，加密之后的 */
        MessengerPush: {
            encrypt: string;
        };
        /** @description 对推送的回答，同样签名和加密；字段的名字是消息服务定的 */
        MessengerPushAnswer: {
            /** @description 签名 */
            msg_signature: components["schemas"]["PushSignature"];
            /** @description 签名所用的时间 */
            timeStamp: string;
            /** @description 签名所用的随机字串 */
            nonce: string;
            /** @description 加密的内容 */
            encrypt: string;
        };
        LoginNameChoice: {
            loginName: components["schemas"]["LoginName"];
            password: components["schemas"]["Password"];
        };
        LoginAnswer: {
            /** @description 放进 Authorization 请求头，以 TOKEN、DING、SSO 或 CONSOLE 开头 */
            token: string;
            /** @description 服务器要求主账号开启两步验证，而这个账号还没有：先开启，别的才能做 */
            secondFactorMissing?: boolean;
        };
        SecondFactorLogin: {
            /** @description 密码正确之后得到的凭据，几分钟内有效 */
            ticket: string;
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description 验证器应用显示的 6 位数字，或者一个没有用过的恢复码 */
        SecondFactorCode: string;
        /** @description 这个账号的两步验证 */
        SecondFactor: {
            /** @description 已开启 */
            on: boolean;
            /** @description 什么时候开启的 */
            since: components["schemas"]["EpochMs"] | null;
            /** @description 还有几个恢复码没有用过 */
            recoveryCodesLeft: number;
            /** @description 服务器要求这个账号开启 */
            required: boolean;
        };
        OwnerProof: {
            password: string;
            code?: components["schemas"]["SecondFactorCode"];
        };
        /** @description 除密码以外还能进入这个账号的人或程序 */
        WayIn: {
            kind: components["schemas"]["WayInKind"];
            /** @description 关联的人、统一身份或密钥的名称 */
            name: string;
            since: components["schemas"]["EpochMs"];
        };
        /**
         * @description 消息服务里的人、统一身份、接口密钥
         * @enum {string}
         */
        WayInKind: "MESSENGER" | "SINGLE_SIGN_ON" | "API_KEY";
        /** @description 密码已经换了；以下的人和程序不凭密码，照样进得来 */
        PasswordChanged: {
            /** @constant */
            ok: true;
            /** @description 请逐一确认，不认识的请取消 */
            waysIn: components["schemas"]["WayIn"][];
        };
        SecondFactorStart: {
            password: string;
        };
        SecondFactorSecret: {
            /** @description 不能扫码时输入的密钥，Base32 */
            secret: string;
            /** @description 验证器应用扫的二维码的内容 */
            uri: string;
            /** @description 在这之前输入一次验证码 */
            expiresAt: components["schemas"]["EpochMs"];
        };
        SecondFactorProof: {
            code: components["schemas"]["SecondFactorCode"];
        };
        SecondFactorEnd: {
            password: string;
            code: components["schemas"]["SecondFactorCode"];
        };
        RecoveryCodes: {
            /** @description 只显示这一次；每个只能用一次 */
            recoveryCodes: string[];
        };
        AccountClosing: {
            password: string;
            /** @description 开启了两步验证时需要 */
            code?: components["schemas"]["SecondFactorCode"];
            /** @description 照着输入的登录名 */
            confirmName: string;
        };
        ClosedAccount: {
            closedAt: components["schemas"]["EpochMs"];
            /** @description 在这之前服务的管理员可以恢复，之后个人资料不再保存 */
            erasedAt: components["schemas"]["EpochMs"];
        };
        /**
         * @description 谁可以注册主账号：OPEN 任何人，INVITED 有邀请链接的人，CLOSED 没有人
         * @enum {string}
         */
        Registration: "OPEN" | "INVITED" | "CLOSED";
        /** @description 注册和评委报名时要同意的隐私说明 */
        Privacy: {
            /** @description 网址，或者本站路径 */
            address: string;
            /** @description 隐私说明的版本 */
            version: string;
        };
        ExistsAnswer: {
            /** @description 是否已有 */
            exists: boolean;
        };
        /**
         * @description MAIN 主账号，SUB 子账号，GUEST 只在手机上打分的访客
         * @enum {string}
         */
        UserKind: "MAIN" | "SUB" | "GUEST";
        User: {
            /** @description 读出时的版本，修改时放进 X-Seen-Version */
            version: components["schemas"]["Version"];
            id: components["schemas"]["Id"];
            loginName: string | null;
            name: string;
            phoneNumber: string | null;
            kind: components["schemas"]["UserKind"];
            /** @description 账号的角色：主账号是 OWNER，子账号是主账号给的，访客没有 */
            role: components["schemas"]["CompetitionRole"] | null;
            /** @description 子账号所属的主账号 */
            mainUserId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["EpochMs"];
        };
        UserPatch: {
            name?: string;
            phoneNumber?: string | null;
        };
        PasswordChange: {
            /** @description 现在的密码 */
            oldPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        /**
         * @description OWNER 拥有比赛的主账号；子账号由主账号给一个角色：ADMIN 管理全部，EDITOR 编排节目和评委，看不到完整的手机号、席位链接和云点，
         *     OPERATOR 打开控制台，看名单和成绩，不改名单，VIEWER 只看，AUDITOR 只看台账、核验和安全日志
         * @enum {string}
         */
        CompetitionRole: "OWNER" | "ADMIN" | "EDITOR" | "OPERATOR" | "VIEWER" | "AUDITOR";
        /**
         * @description 主账号可以给子账号的角色，意思见 CompetitionRole
         * @enum {string}
         */
        GrantedRole: "ADMIN" | "EDITOR" | "OPERATOR" | "VIEWER" | "AUDITOR";
        /** @description 子账号在一场比赛里的角色 */
        CompetitionGrant: {
            competitionId: components["schemas"]["Id"];
            role: components["schemas"]["GrantedRole"];
        };
        SubUser: {
            /** @description 读出时的版本，修改时放进 X-Seen-Version */
            version: components["schemas"]["Version"];
            id: components["schemas"]["Id"];
            /** @description 只用消息服务登录的子账号没有登录名 */
            loginName: string | null;
            name: string;
            phoneNumber: string | null;
            /** @description 账号的角色：建立比赛、云点、通讯录和安全日志看它；新给的比赛没有另外说明时也是它 */
            role: components["schemas"]["GrantedRole"];
            /** @description 可以管理的比赛 */
            competitionIds: components["schemas"]["Id"][];
            /** @description competitionIds 里每一场的角色 */
            grants: components["schemas"]["CompetitionGrant"][];
            /** @description 其中有成绩监看的：在后台看得到还没有公布的分数，第一次查看记入台账 */
            monitoredCompetitionIds: components["schemas"]["Id"][];
            createdAt: components["schemas"]["EpochMs"];
        };
        SubUsers: {
            /** @description 子账号 */
            subUsers: components["schemas"]["SubUser"][];
        };
        SubUserCreate: {
            loginName: components["schemas"]["LoginName"];
            password: components["schemas"]["Password"];
            name: string;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description 账号的角色，不给就是 ADMIN */
            role?: components["schemas"]["GrantedRole"];
            /** @description competitionIds 里另有角色的；没有列出的是账号的角色 */
            grants?: components["schemas"]["CompetitionGrant"][];
            /** @description 可以进入的比赛 */
            competitionIds?: components["schemas"]["Id"][];
            /** @description 其中有成绩监看的，不给就是都没有 */
            monitoredCompetitionIds?: components["schemas"]["Id"][];
        };
        SubUserPatch: {
            name?: string;
            password?: components["schemas"]["Password"];
            phoneNumber?: string | null;
            /** @description 账号的角色；已经给了的比赛不跟着变 */
            role?: components["schemas"]["GrantedRole"];
            /** @description 可以管理的比赛里换角色的；没有列出的不变，新给的是账号的角色 */
            grants?: components["schemas"]["CompetitionGrant"][];
            /** @description 可以进入的比赛 */
            competitionIds?: components["schemas"]["Id"][];
            /** @description 可以管理的比赛里有成绩监看的；不给时，仍然可以管理的比赛不变 */
            monitoredCompetitionIds?: components["schemas"]["Id"][];
        };
        /**
         * @description TOKEN 密码登录，DING 消息服务登录，SSO 统一身份认证登录，CONSOLE 控制台，SEAT 评委席位，KEY 接口密钥
         * @enum {string}
         */
        SessionKind: "TOKEN" | "DING" | "SSO" | "CONSOLE" | "SEAT" | "KEY";
        /**
         * @description 控制台是怎样打开的：ACCOUNT 由账号打开，PASSCODE 用口令登录，KEY 由接口密钥打开
         * @enum {string}
         */
        ConsoleWay: "ACCOUNT" | "PASSCODE" | "KEY";
        /** @description 一次登录，或一个接口密钥 */
        Session: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SessionKind"];
            /** @description 只有控制台有 */
            way: components["schemas"]["ConsoleWay"] | null;
            /** @description 谁：账号、评委或密钥的名称，用口令登录的人自己填写的姓名 */
            person: string;
            /** @description 是自己的；不是自己的，属于子账号或自己的比赛 */
            own: boolean;
            /** @description 是否就是当前这次登录 */
            current: boolean;
            /** @description 控制台和席位属于哪场比赛 */
            competition: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /** @description 设备名，取自浏览器标识；看不出来时是空的 */
            device: string;
            /** @description 浏览器标识原文 */
            client: string;
            /** @description 最近一次使用的网络地址；从来没有用过的密钥是空的 */
            address: string;
            createdAt: components["schemas"]["EpochMs"];
            /** @description 最近使用，大约每五分钟记一次；从来没有用过的密钥没有 */
            lastSeenAt: components["schemas"]["EpochMs"] | null;
            /** @description 到期的时间；没有期限的密钥没有 */
            expiresAt: components["schemas"]["EpochMs"] | null;
        };
        Sessions: {
            /** @description 登录着的设备，最近用过的在前 */
            sessions: components["schemas"]["Session"][];
            /** @description 一共多少条 */
            total: number;
        };
        /**
         * @description LOGIN 登录，LOGIN_FAILED 登录失败，LOCKED_OUT 输错太多暂时不能登录，LOGOUT 退出登录，SESSION_ENDED 结束一次登录，ACCOUNT_MADE 注册，
         *     CONSOLE_OPENED 打开控制台，SEAT_TAKEN 席位换了手机，REFUSED 没有权限被拒绝，GRANT_CHANGED 子账号和授权变动，ROLE_CHANGED 子账号换了角色，PASSWORD_CHANGED 修改密码，
         *     PASSCODE_CHANGED 修改控制台口令，PASSWORD_RESET 管理员重设密码，SECOND_FACTOR_ON 开启两步验证，SECOND_FACTOR_OFF 关闭两步验证，
         *     SECOND_FACTOR_FAILED 两步验证的验证码不对，RECOVERY_CODES_MADE 重新生成恢复码，RESET_ASKED 请求用邮件重设密码，RESET_DONE 用邮件重设密码，MAIL_SET 设置找回密码的邮箱，MAIL_REMOVED 去掉找回密码的邮箱，IDENTITY_BOUND 绑定统一身份，IDENTITY_UNBOUND 取消绑定统一身份，PERSON_BOUND 关联消息服务里的人，PERSON_UNBOUND 取消关联消息服务里的人，OWNER_PROVED 证明是本人，ACCOUNT_CLOSED 注销账号，EXPORTED 导出，KEY_MADE 新建接口密钥，KEY_REVOKED 撤销接口密钥，ADMIN_ACT 服务管理员在命令行的操作
         * @enum {string}
         */
        SecurityEventKind: "LOGIN" | "LOGIN_FAILED" | "LOCKED_OUT" | "LOGOUT" | "SESSION_ENDED" | "ACCOUNT_MADE" | "CONSOLE_OPENED" | "SEAT_TAKEN" | "REFUSED" | "GRANT_CHANGED" | "ROLE_CHANGED" | "PASSWORD_CHANGED" | "PASSCODE_CHANGED" | "PASSWORD_RESET" | "SECOND_FACTOR_ON" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_FAILED" | "RECOVERY_CODES_MADE" | "RESET_ASKED" | "RESET_DONE" | "MAIL_SET" | "MAIL_REMOVED" | "IDENTITY_BOUND" | "IDENTITY_UNBOUND" | "PERSON_BOUND" | "PERSON_UNBOUND" | "OWNER_PROVED" | "ACCOUNT_CLOSED" | "EXPORTED" | "KEY_MADE" | "KEY_REVOKED" | "ADMIN_ACT";
        SecurityEvent: {
            number: components["schemas"]["RecordNumber"];
            at: components["schemas"]["EpochMs"];
            kind: components["schemas"]["SecurityEventKind"];
            /** @description 谁；登录失败时是想登录的账号，没有这个账号时是空的 */
            person: string;
            /** @description 关于什么：子账号、密钥或评委的名称，被拒绝的操作 */
            about: string;
            /** @description 与哪一场比赛有关；没有则为空 */
            competition: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /** @description 网络地址 */
            address: string;
            /** @description 设备名，取自浏览器标识；看不出来时是空的 */
            device: string;
            /** @description 浏览器标识原文 */
            client: string;
            /** @description 请求的编号，和服务器日志里的相同 */
            requestId: string;
        };
        SecurityEvents: {
            /** @description 由新到旧 */
            events: components["schemas"]["SecurityEvent"][];
            /** @description 还有更早的时，下一页的 before */
            nextBefore: components["schemas"]["RecordNumber"] | null;
        };
        /**
         * @description 接口密钥能做的事：results:read 读取成绩和台账，competition:write 建立和设置比赛、评委、节目，
         *     console 操作控制台，judge 取得评委的席位链接和邀请码。操作上的 x-key 写明哪些密钥可以调用，没有写的不接受密钥
         * @enum {string}
         */
        ApiKeyScope: "results:read" | "competition:write" | "console" | "judge";
        ApiKeyScopes: components["schemas"]["ApiKeyScope"][];
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @description 用在哪里，由主账号起名 */
            name: string;
            /** @description 允许做的事 */
            scopes: components["schemas"]["ApiKeyScopes"];
            /** @description 密钥的最后四个字符，用来认出它 */
            hint: string;
            createdAt: components["schemas"]["EpochMs"];
            /** @description 到期的时间，null 表示不到期 */
            expiresAt: number | null;
            /** @description 最后使用的时间，五分钟内的使用算一次；null 表示还没有用过 */
            lastUsedAt: number | null;
            /** @description 撤销的时间，null 表示没有撤销 */
            revokedAt: number | null;
        };
        ApiKeys: {
            /** @description 接口密钥 */
            apiKeys: components["schemas"]["ApiKey"][];
        };
        ApiKeyCreate: {
            /** @description 用在哪里 */
            name: string;
            /** @description 允许做的事 */
            scopes: components["schemas"]["ApiKeyScopes"];
            expiresAt?: components["schemas"]["EpochMs"];
        };
        NewApiKey: {
            /** @description 放进请求头 Authorization 的整个值，形如「KEY …」，只出现这一次 */
            key: string;
            /** @description 新的密钥 */
            apiKey: components["schemas"]["ApiKey"];
        };
        /**
         * @description 可以订阅的事件：result.published 一个节目的成绩在现场完整公布，或公布过的成绩改了以后再次公布；
         *     ranking.published 一页排名在现场完整公布；competition.ended 比赛结束。
         *     订阅了成绩、排名或结束的，收回也会告诉：result.withdrawn、ranking.withdrawn、competition.reopened
         * @enum {string}
         */
        WebhookEvent: "result.published" | "ranking.published" | "competition.ended";
        WebhookEvents: components["schemas"]["WebhookEvent"][];
        /**
         * @description 推送的消息：订阅的事件，收回公布过的成绩或排名，结束后重新打开，和试发的 ping
         * @enum {string}
         */
        WebhookMessageType: "result.published" | "result.withdrawn" | "ranking.published" | "ranking.withdrawn" | "competition.ended" | "competition.reopened" | "ping";
        /**
         * @description 停用的原因：BY_HAND 主账号停用，GONE 对方答 410，FAILING 三天里没有一次成功
         * @enum {string}
         */
        WebhookDisabled: "BY_HAND" | "GONE" | "FAILING";
        /**
         * @description 一次推送的结果：DELIVERED 对方答 2xx，REFUSED 对方答了别的（跳转也算，不会跟随），TIMEOUT 十秒内没有答复，
         *     UNREACHABLE 连不上，INSECURE 证书不可信，NOT_PUBLIC 域名指向的不是公网地址或端口不允许
         * @enum {string}
         */
        WebhookOutcome: "DELIVERED" | "REFUSED" | "TIMEOUT" | "UNREACHABLE" | "INSECURE" | "NOT_PUBLIC";
        /**
         * @description WAITING 等待推送或重试，DELIVERED 已送达，GIVEN_UP 不再重试
         * @enum {string}
         */
        WebhookDeliveryState: "WAITING" | "DELIVERED" | "GIVEN_UP";
        Webhook: {
            id: components["schemas"]["Id"];
            /** @description 推送给谁，由主账号起名 */
            name: string;
            url: string;
            /** @description 推送哪些事情 */
            events: components["schemas"]["WebhookEvents"];
            /** @description 彩排中公布的也推送 */
            rehearsals: boolean;
            createdAt: components["schemas"]["EpochMs"];
            /** @description 旧密钥的签名带到这时；null 表示只有一个密钥 */
            oldSecretUntil: number | null;
            /** @description 最近一次送达的时间 */
            deliveredAt: number | null;
            /** @description 最近一次送达以后第一次失败的时间；null 表示没有失败 */
            failingSince: number | null;
            /** @description 停用的原因；null 表示启用 */
            disabled: components["schemas"]["WebhookDisabled"] | null;
            /** @description 停用的时间 */
            disabledAt: number | null;
            /** @description 等待推送或重试的消息条数 */
            waiting: number;
        };
        Webhooks: {
            /** @description 这台服务器能不能推送 */
            available: boolean;
            /** @description 推送地址 */
            webhooks: components["schemas"]["Webhook"][];
        };
        WebhookCreate: {
            /** @description 推送给谁 */
            name: string;
            /** @description 公网的 https 地址，不带用户名和片段 */
            url: string;
            /** @description 推送哪些事情 */
            events: components["schemas"]["WebhookEvents"];
            /** @description 彩排中公布的也推送，默认不推送 */
            rehearsals?: boolean;
        };
        WebhookUpdate: {
            /** @description 推送给谁 */
            name?: string;
            /** @description 公网的 https 地址，不带用户名和片段 */
            url?: string;
            /** @description 推送哪些事情 */
            events?: components["schemas"]["WebhookEvents"];
            /** @description 彩排中公布的也推送 */
            rehearsals?: boolean;
            /** @description 启用或停用 */
            enabled?: boolean;
        };
        NewWebhookSecret: {
            /** @description 验证签名的密钥，形如「whsec_…」，只出现这一次 */
            secret: string;
            /** @description 推送地址 */
            webhook: components["schemas"]["Webhook"];
        };
        WebhookAttempt: {
            at: components["schemas"]["EpochMs"];
            /** @description 用了多少毫秒 */
            durationMs: number;
            outcome: components["schemas"]["WebhookOutcome"];
            /** @description 对方答复的状态码；没有答复时 null */
            status: number | null;
            /** @description 对方答复的开头 */
            answer: string;
        };
        WebhookDeliveryCompetition: {
            id: components["schemas"]["Id"];
            name: string;
        };
        WebhookDelivery: {
            messageId: components["schemas"]["Id"];
            type: components["schemas"]["WebhookMessageType"];
            /** @description 试发时 null */
            competition: components["schemas"]["WebhookDeliveryCompetition"] | null;
            createdAt: components["schemas"]["EpochMs"];
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description 下一次推送的时间；不再推送时 null */
            nextAt: number | null;
            /** @description 推送过几次 */
            tries: number;
            /** @description 最近的几次，新的在后 */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveries: {
            /** @description 推送记录，由新到旧 */
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        PublishedCompetition: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["CompetitionStatus"];
        };
        PublishedItem: {
            itemId: components["schemas"]["Id"];
            /** @description 评分项的名称 */
            itemName: string;
            score: components["schemas"]["Score"];
        };
        /** @description 一个节目的成绩，和现场公布的一样 */
        PublishedResult: {
            programId: components["schemas"]["Id"];
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 节目在出场顺序里的次序 */
            sort: number;
            programName: string;
            contestant: string;
            score: components["schemas"]["Score"];
            /** @description 公布过的评分项 */
            items: components["schemas"]["PublishedItem"][];
            /** @description 对战的胜负；其他比赛 null */
            outcome: components["schemas"]["BattleOutcome"] | null;
            /** @description 不参加排名时的身份；参赛时没有 */
            standing?: components["schemas"]["ProgramStanding"];
        };
        PublishedRow: {
            /** @description 在已公布名次的节目中的名次；没有公布过名次时 null */
            rank: number | null;
            /** @description 是否与别人并列 */
            tied: boolean;
            result: components["schemas"]["PublishedResult"];
        };
        PublishedResults: {
            version: components["schemas"]["Version"];
            /** @description 哪一场比赛 */
            competition: components["schemas"]["PublishedCompetition"];
            /** @description 一共几个节目 */
            total: number;
            /** @description 已公布的成绩，按出场顺序 */
            rows: components["schemas"]["PublishedRow"][];
        };
        WebhookLinks: {
            /** @description 这场比赛已公布的成绩（listPublishedResults）；服务器没有设定自己的网址时是不带网站的路径 */
            results: string;
        };
        ResultPublishedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "result.published";
            timestamp: components["schemas"]["EpochMs"];
            /** @description 消息的内容 */
            data: {
                /** @description 哪一场比赛 */
                competition: components["schemas"]["PublishedCompetition"];
                version: components["schemas"]["Version"];
                /** @description 在这之前公布着另一个样子（成绩、名称、次序……）；以 version 大的为准 */
                revised: boolean;
                result: components["schemas"]["PublishedResult"];
                /** @description 相关的地址 */
                links: components["schemas"]["WebhookLinks"];
            };
        };
        RankingPublishedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking.published";
            timestamp: components["schemas"]["EpochMs"];
            /** @description 消息的内容 */
            data: {
                /** @description 哪一场比赛 */
                competition: components["schemas"]["PublishedCompetition"];
                version: components["schemas"]["Version"];
                ranking: components["schemas"]["PublishedRanking"];
                /** @description 相关的地址 */
                links: components["schemas"]["WebhookLinks"];
            };
        };
        /** @description 公布过的成绩不再有效：撤销、重新上场、重新判定、清空、删除 */
        ResultWithdrawnMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "result.withdrawn";
            timestamp: components["schemas"]["EpochMs"];
            /** @description 消息的内容 */
            data: {
                /** @description 哪一场比赛 */
                competition: components["schemas"]["PublishedCompetition"];
                /** @description 这个节目以 version 最大的一条消息为准 */
                version: components["schemas"]["Version"];
                programId: components["schemas"]["Id"];
                /** @description 相关的地址 */
                links: components["schemas"]["WebhookLinks"];
            };
        };
        WithdrawnPage: {
            /** @description 只按一个评分项的排名；总排名 null */
            itemId: components["schemas"]["Id"] | null;
            /** @description 第几页，从 0 开始 */
            pageNo: number;
        };
        /** @description 公布过的排名不再有效：撤销，或者成绩被清空、删除 */
        RankingWithdrawnMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking.withdrawn";
            timestamp: components["schemas"]["EpochMs"];
            /** @description 消息的内容 */
            data: {
                /** @description 哪一场比赛 */
                competition: components["schemas"]["PublishedCompetition"];
                /** @description 收回的是 version 比它小的排名 */
                version: components["schemas"]["Version"];
                /** @description 节目组 */
                groupId: components["schemas"]["Id"] | null;
                /** @description 哪一页；null 表示这个组的所有排名 */
                page: components["schemas"]["WithdrawnPage"] | null;
                /** @description 相关的地址 */
                links: components["schemas"]["WebhookLinks"];
            };
        };
        /** @description 现场完整公布的一页排名 */
        PublishedRanking: {
            /** @description 节目组 */
            groupId: components["schemas"]["Id"] | null;
            groupName: string;
            /** @description 只按一个评分项排名时是它 */
            item: components["schemas"]["StageItem"] | null;
            /** @description 第几页，从 0 开始 */
            pageNo: number;
            /** @description 每页几条 */
            pageSize: number;
            /** @description 一共几个节目 */
            total: number;
            /** @description 这一页的名次，从第一名起 */
            rows: components["schemas"]["RankRow"][];
        };
        CompetitionEndedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "competition.ended";
            timestamp: components["schemas"]["EpochMs"];
            /** @description 消息的内容 */
            data: {
                /** @description 哪一场比赛 */
                competition: components["schemas"]["PublishedCompetition"];
                version: components["schemas"]["Version"];
                /** @description 相关的地址 */
                links: components["schemas"]["WebhookLinks"];
            };
        };
        CompetitionReopenedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "competition.reopened";
            timestamp: components["schemas"]["EpochMs"];
            /** @description 消息的内容 */
            data: {
                /** @description 哪一场比赛 */
                competition: components["schemas"]["PublishedCompetition"];
                version: components["schemas"]["Version"];
                /** @description 相关的地址 */
                links: components["schemas"]["WebhookLinks"];
            };
        };
        PingMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
            timestamp: components["schemas"]["EpochMs"];
            /** @description 消息的内容 */
            data: {
                webhookId: components["schemas"]["Id"];
            };
        };
        /** @description 推送的消息 */
        WebhookMessage: components["schemas"]["ResultPublishedMessage"] | components["schemas"]["ResultWithdrawnMessage"] | components["schemas"]["RankingPublishedMessage"] | components["schemas"]["RankingWithdrawnMessage"] | components["schemas"]["CompetitionEndedMessage"] | components["schemas"]["CompetitionReopenedMessage"] | components["schemas"]["PingMessage"];
        /**
         * @description REHEARSAL 试用彩排，OFFICIAL 正式，ENDED 已结束
         * @enum {string}
         */
        CompetitionStatus: "REHEARSAL" | "OFFICIAL" | "ENDED";
        /**
         * @description SCORE 打分，VOTE 投票，BATTLE 对战
         * @enum {string}
         */
        Mode: "SCORE" | "VOTE" | "BATTLE";
        /**
         * @description 大屏主题：曜石金、星河蓝、中国红、素白、剪纸、电竞
         * @enum {string}
         */
        ScreenTheme: "OBSIDIAN" | "GALAXY" | "CRIMSON" | "DAYLIGHT" | "PAPERCUT" | "ARENA";
        /** @description 十六进制颜色，如 */
        Colour: string;
        /** @description 图片地址，https 地址、本站路径，或不超过 600 kB 的 data 图片 */
        ImageUrl: string;
        /** @description 大屏外观 */
        Look: {
            theme: components["schemas"]["ScreenTheme"];
            primaryColour: components["schemas"]["Colour"] | null;
            secondaryColour: components["schemas"]["Colour"] | null;
            background: components["schemas"]["ImageUrl"] | null;
            logo: components["schemas"]["ImageUrl"] | null;
            cover: components["schemas"]["ImageUrl"] | null;
            slogan: string;
            organiser: string;
            venue: string;
            startTime: components["schemas"]["EpochMs"] | null;
            sponsors?: components["schemas"]["Sponsors"];
            sponsorBar?: components["schemas"]["SponsorBar"];
            performanceWord?: components["schemas"]["PerformanceWord"];
            sound?: components["schemas"]["ScreenSound"];
            audiencePage?: components["schemas"]["AudiencePageOpen"];
            slides?: components["schemas"]["Slides"];
            ownTheme?: components["schemas"]["OwnTheme"] | null;
        };
        /** @description 自定主题：在所选主题上改动的部分，没有写出的照所选主题；没有时为空 */
        OwnTheme: {
            colours: components["schemas"]["ThemeColours"];
            pattern?: components["schemas"]["ThemePattern"];
            figures?: components["schemas"]["ThemeFigures"];
            corners?: components["schemas"]["ThemeCorners"];
        };
        /** @description 大屏的颜色，按嵌入时的变量命名，如 bg 就是 --lf-bg */
        ThemeColours: {
            /** @description 背景 */
            bg?: components["schemas"]["Colour"];
            /** @description 背景最深处 */
            bgDeep?: components["schemas"]["Colour"];
            /** @description 背景最亮处 */
            bgGlow?: components["schemas"]["Colour"];
            /** @description 底板 */
            surface?: components["schemas"]["Colour"];
            /** @description 突出的底板 */
            surfaceRaised?: components["schemas"]["Colour"];
            /** @description 凹下的底板 */
            surfaceSunken?: components["schemas"]["Colour"];
            /** @description 文字 */
            text?: components["schemas"]["Colour"];
            /** @description 次要文字 */
            textMuted?: components["schemas"]["Colour"];
            /** @description 强调色 */
            accent?: components["schemas"]["Colour"];
            /** @description 高亮 */
            accentStrong?: components["schemas"]["Colour"];
            /** @description 强调色上的文字 */
            onAccent?: components["schemas"]["Colour"];
            /** @description 辅助色 */
            second?: components["schemas"]["Colour"];
            /** @description 去掉的分、超时 */
            danger?: components["schemas"]["Colour"];
            /** @description 最后十秒、暂停 */
            warning?: components["schemas"]["Colour"];
            /** @description 红方 */
            redGround?: components["schemas"]["Colour"];
            /** @description 红方边缘 */
            redGroundDeep?: components["schemas"]["Colour"];
            /** @description 红方上的文字 */
            onRed?: components["schemas"]["Colour"];
            /** @description 蓝方 */
            blueGround?: components["schemas"]["Colour"];
            /** @description 蓝方边缘 */
            blueGroundDeep?: components["schemas"]["Colour"];
            /** @description 蓝方上的文字 */
            onBlue?: components["schemas"]["Colour"];
        };
        /**
         * @description 背景花纹，用强调色画出：NONE 无，其余是那个主题的花纹，依次为灯圈、星空、回纹、远山、挂笺、网格
         * @enum {string}
         */
        ThemePattern: "NONE" | "OBSIDIAN" | "GALAXY" | "CRIMSON" | "DAYLIGHT" | "PAPERCUT" | "ARENA";
        /**
         * @description 数字的字体：SANS 黑体，SERIF 宋体
         * @enum {string}
         */
        ThemeFigures: "SANS" | "SERIF";
        /**
         * @description 边角：SQUARE 直角，SLIGHT 小圆角，ROUND 圆角
         * @enum {string}
         */
        ThemeCorners: "SQUARE" | "SLIGHT" | "ROUND";
        /** @description 大屏的声音，由控制台打开；没有时为关 */
        ScreenSound: {
            /** @description 大屏可以出声 */
            on: boolean;
            /** @description 音量，100 最响 */
            level: number;
        };
        /** @description 观众页面开放，起始页上有它的二维码；没有时为否 */
        AudiencePageOpen: boolean;
        /**
         * @description 大屏的声音怎样：OFF 关着，或者嵌入它的页面不许出声；BLOCKED 浏览器等人在大屏上点一下；ON 能出声；NO_OUTPUT 点过了， 声音仍然开不了，多半是那台电脑没有声卡或没接音箱；UNSUPPORTED 浏览器没有音频
         * @enum {string}
         */
        ScreenSoundState: "OFF" | "BLOCKED" | "ON" | "NO_OUTPUT" | "UNSUPPORTED";
        /** @description 中场休息时轮流显示的图片 */
        Slides: components["schemas"]["PictureUrl"][];
        /**
         * @description 赞助的级别：TITLE 冠名，SPECIAL 特约，SPONSOR 赞助，SUPPORT 支持
         * @enum {string}
         */
        SponsorLevel: "TITLE" | "SPECIAL" | "SPONSOR" | "SUPPORT";
        /** @description 一家赞助单位 */
        Sponsor: {
            /** @description 单位名称；没有标志时大屏写它 */
            name: string;
            /** @description 标志，上传时用途选 LOGO */
            logo: components["schemas"]["PictureUrl"] | null;
            level: components["schemas"]["SponsorLevel"];
        };
        /** @description 赞助单位，按给出的先后；没有时没有 */
        Sponsors: components["schemas"]["Sponsor"][];
        /**
         * @description 大屏的赞助栏可以站在哪些环节；测试和暂停跟着它们所在的画面
         * @enum {string}
         */
        SponsorLink: "INIT" | "PROGRAM_LIST" | "SIGN_IN" | "TITLE" | "INTERMISSION" | "SPEECH" | "SCORE" | "SHOW_SCORE" | "SHOW_RESULT" | "RANK" | "PODIUM" | "CHAMPION" | "AWARDS" | "BRACKET" | "BATTLE";
        /** @description 大屏下方的赞助栏；没有时站在开场、节目单、节目标题、中场休息和排名，每 8 秒换一批 */
        SponsorBar: {
            /** @description 站在哪些环节 */
            links: components["schemas"]["SponsorLink"][];
            /** @description 每批标志显示几秒 */
            seconds: number;
        };
        /** @description 评委和观众读到的「表演」一词，如演讲、演唱、展示、答辩；没有时为表演 */
        PerformanceWord: string;
        BaseSetting: {
            /** @description 读出时的版本，修改时放进 X-Seen-Version */
            version: components["schemas"]["Version"];
            name: string;
            look: components["schemas"]["Look"];
            /** @description 是否开放评委报名 */
            signUpOpen: boolean;
            /** @description 报名是否需要审核 */
            signUpApproval: boolean;
            /** @description 打开席位链接时是否自动签到 */
            seatSignsIn: boolean;
            /** @description 邀请评委时写的话 */
            invitationText: string;
            /** @description 控制台可以用消息服务提醒评委、把结果发到群里 */
            messengerNotices: boolean;
            groupRobot: components["schemas"]["GroupRobot"] | null;
            /** @description 是否设置了控制台口令；口令本身不再给任何人 */
            passcodeSet: boolean;
            /** @description 允许嵌入大屏的网站 */
            embedOrigins: components["schemas"]["Origin"][];
        };
        /** @description 按 oembed.com 的规定，字段名用下划线 */
        Oembed: {
            /**
             * @description oEmbed 的版本
             * @enum {string}
             */
            version: "1.0";
            /**
             * @description 一段可以放进网页的 HTML
             * @enum {string}
             */
            type: "rich";
            /** @description 比赛名 */
            title: string;
            /** @description 产品名 */
            provider_name: string;
            /** @description 服务器的地址 */
            provider_url: string;
            /** @description 一个 iframe */
            html: string;
            /** @description 像素 */
            width: number;
            /** @description 像素，宽的十六分之九 */
            height: number;
            /** @description 可以保留几秒 */
            cache_age: number;
        };
        BaseSettingPatch: {
            name?: string;
            /** @description 外观 */
            look?: {
                theme?: components["schemas"]["ScreenTheme"];
                primaryColour?: components["schemas"]["Colour"] | null;
                secondaryColour?: components["schemas"]["Colour"] | null;
                background?: components["schemas"]["ImageUrl"] | null;
                logo?: components["schemas"]["ImageUrl"] | null;
                cover?: components["schemas"]["ImageUrl"] | null;
                slogan?: string;
                organiser?: string;
                venue?: string;
                startTime?: components["schemas"]["EpochMs"] | null;
                sponsors?: components["schemas"]["Sponsors"];
                sponsorBar?: components["schemas"]["SponsorBar"];
                performanceWord?: components["schemas"]["PerformanceWord"];
                audiencePage?: components["schemas"]["AudiencePageOpen"];
                slides?: components["schemas"]["Slides"];
                ownTheme?: components["schemas"]["OwnTheme"] | null;
            };
            /** @description 是否开放评委报名 */
            signUpOpen?: boolean;
            /** @description 报名是否需要审核 */
            signUpApproval?: boolean;
            /** @description 打开席位链接时是否自动签到 */
            seatSignsIn?: boolean;
            /** @description 邀请评委时写的话 */
            invitationText?: string;
            /** @description 控制台可以用消息服务提醒评委、把结果发到群里 */
            messengerNotices?: boolean;
            groupRobot?: components["schemas"]["GroupRobot"] | null;
            /** @description 控制台口令，6–16 位字母或数字，不能是一个字符重复或依次排列；空是取消。换了以后，开着的控制台都结束 */
            consolePasscode?: string | null;
            /** @description 允许嵌入大屏的网站 */
            embedOrigins?: components["schemas"]["Origin"][];
        };
        /**
         * @description 同分时可以比较什么：UNROUNDED 未舍入的得分，COUNTED_MEAN 计入的评委分的平均，UNTRIMMED_MEAN 不去分的平均，HIGHEST_JUDGE 最高的评委分，SECOND_BEST 第二好的评委分（再相同比第三好的，依次往下），MOST_HIGHEST 最高评委分的个数（先比最高的评委分），DROPPED 去掉的评委分之和，SECOND_BEST_ITEM 第二好的评分项（再相同比第三好的，依次往下），HEAD_JUDGE 裁判长的裁定（为 0 的加分，写明理由，一次算一票），ITEM 一个评分项，GROUP 一个评委组，SORT 出场顺序
         * @enum {string}
         */
        TieBreakKind: "UNROUNDED" | "COUNTED_MEAN" | "UNTRIMMED_MEAN" | "HIGHEST_JUDGE" | "SECOND_BEST" | "MOST_HIGHEST" | "DROPPED" | "SECOND_BEST_ITEM" | "HEAD_JUDGE" | "ITEM" | "GROUP" | "SORT";
        /** @description 同分时比较的一项，由 TieBreakKind 和所指的标识组成：ITEM:评分项、UNROUNDED 未舍入的得分、COUNTED_MEAN 计入的评委分的平均、UNTRIMMED_MEAN 不去分的平均、HIGHEST_JUDGE 最高的评委分、SECOND_BEST 第二好的评委分、MOST_HIGHEST 最高评委分的个数、DROPPED 去掉的评委分之和、SECOND_BEST_ITEM 第二好的评分项、HEAD_JUDGE 裁判长的裁定、GROUP:评委组、SORT 出场顺序 */
        TieBreak: string;
        /**
         * @description 评委分怎样合成一个分数：MEAN 取平均，MEDIAN 取中位数（双数时取中间两个的平均），SUM 求和
         * @enum {string}
         */
        Calculation: "MEAN" | "MEDIAN" | "SUM";
        /**
         * @description 评分项怎样计入总分：PROPORTION 按占比（百分数，全部评分项相加为 100），FACTOR 按系数（得分乘以系数再相加，系数不必凑成任何数）
         * @enum {string}
         */
        ItemWeighting: "PROPORTION" | "FACTOR";
        /** @description 一个评委组自己的算法；没有写的按整场比赛的 */
        GroupRule: {
            judgeGroupId: components["schemas"]["Id"];
            calculation?: components["schemas"]["Calculation"];
            /** @description 去掉几个最高分 */
            dropHighest?: number;
            /** @description 去掉几个最低分 */
            dropLowest?: number;
        };
        /** @description 另有算法的评委组，一组一条 */
        GroupRuleList: components["schemas"]["GroupRule"][];
        /**
         * @description 评委席上的评委没有给分（回避、没有签到、没有打、作废）时怎么算：AS_IS 不计这一位，只算打了的；MEAN_OF_OTHERS 用同组其余评委的平均补上，再去分；PRO_RATA 求和时按应计的人数折算（合计 × 应计人数 ÷ 计入人数），取平均和中位数时同 AS_IS
         * @enum {string}
         */
        MissingScore: "AS_IS" | "MEAN_OF_OTHERS" | "PRO_RATA";
        /**
         * @description 去分时比较什么：ITEM 每个评分项的分数，TOTAL 评委总分
         * @enum {string}
         */
        DropScope: "ITEM" | "TOTAL";
        /**
         * @description 什么时候取整到 decimals 位（按 rounding 四舍五入或去尾）：EACH_STEP 在每个评委组的结果、每个评分项的结果、每项乘占比或系数之后和最后各取一次；FINAL 只在最后取一次
         * @enum {string}
         */
        RoundingStage: "EACH_STEP" | "FINAL";
        /**
         * @description 取舍的方法：HALF_UP 四舍五入，负数按绝对值；DOWN 去尾，多余的位数都舍去，负数也向零
         * @enum {string}
         */
        Rounding: "HALF_UP" | "DOWN";
        /**
         * @description 哪个成绩在前：HIGHER_FIRST 高的在前，LOWER_FIRST 低的在前（计时、杆数）
         * @enum {string}
         */
        ScoreOrder: "HIGHER_FIRST" | "LOWER_FIRST";
        /**
         * @description 按什么排名：SCORE 按得分；PLACES_SUM 每位评委的分换成名次，按名次之和，小的在前；PLACES_MAJORITY 按多数评委给的名次；SKATING 国标舞的滑冰制，每个评分项是一支舞，按规则 5–8 排出名次，再按规则 9–11 合成
         * @enum {string}
         */
        RankBy: "SCORE" | "PLACES_SUM" | "PLACES_MAJORITY" | "SKATING";
        /**
         * @description 几个评委组各评一部分节目时，排名前怎么修正：NONE 不修正；MEAN_OF_PANELS 二次平均法，得分 × 各组平均分的平均 ÷ 本组平均分；MEAN_OF_PROGRAMS 修正系数法，得分 × 全部节目的平均分 ÷ 本组平均分；T_SCORE 标准分，50 + 10 ×（得分 − 本组平均分）÷ 本组标准差（总体标准差，先四舍五入到 12 位小数）。平均分和系数不舍入，只把修正后的得分取整到 decimals 位
         * @enum {string}
         */
        Normalisation: "NONE" | "MEAN_OF_PANELS" | "MEAN_OF_PROGRAMS" | "T_SCORE";
        /** @description 修正前的得分，和修正用到的数，精确字符串 */
        NormalisedScore: {
            /** @description 修正前的得分 */
            own: components["schemas"]["Score"];
            /** @description 评这个节目的评委组；由全部评委组评时为空 */
            panelName: string;
            /** @description 本组节目的平均分 */
            panelMean: string;
            /** @description 二次平均法和修正系数法：各组都要靠上去的平均分 */
            overallMean?: string;
            /** @description 二次平均法和修正系数法：修正系数；本组平均分不大于 0 时没有，得分不修正 */
            factor?: string;
            /** @description 标准分：本组的标准差；为 0 时没有，都是 50 */
            deviation?: string;
        };
        /** @description 按名次排名时，一个节目得到的名次，精确字符串 */
        RankPlaces: {
            /** @description 每位评委给的名次；滑冰制有几个评分项时，是每项的名次 */
            each: string[];
            /** @description 名次之和 */
            total: string;
        };
        /** @description 一位评委给一个节目的分，用来换成名次 */
        JudgeBallot: {
            judgeId: components["schemas"]["Id"];
            /** @description 评分项；空是整个节目 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 精确的分数 */
            mark: string;
        };
        /**
         * @description 成绩的单位：POINTS 分，SECONDS 秒，CLOCK 分秒（按秒打分，显示成 分:秒），STROKES 杆，FAULTS 罚分，METRES 米，CENTIMETRES 厘米，KILOGRAMS 公斤，TIMES 次，PLACES 名次
         * @enum {string}
         */
        ScoreUnit: "POINTS" | "SECONDS" | "CLOCK" | "STROKES" | "FAULTS" | "METRES" | "CENTIMETRES" | "KILOGRAMS" | "TIMES" | "PLACES";
        /**
         * @description 亮分和出分的编排：CARDS 一张张翻牌，SWEEP 光弧扫过后落定，METER 光柱升起、越过领先者的分数
         * @enum {string}
         */
        RevealStyle: "CARDS" | "SWEEP" | "METER";
        /**
         * @description 并列之后的名次：COMPETITION 跳号，DENSE 不跳号
         * @enum {string}
         */
        RankNumbering: "COMPETITION" | "DENSE";
        /** @description 计分规则；全部字段总是存在 */
        Setting: {
            mode: components["schemas"]["Mode"];
            /** @description 是否启用评分项 */
            enableItem: boolean;
            /** @description 评分项是否合并打分（一次打完全部评分项） */
            enableScoreItemCombine: boolean;
            /** @description 快捷分，用逗号分隔 */
            convenientScore: string;
            /** @description 是否启用倒计时 */
            enableCountdown: boolean;
            /** @description 倒计时秒数 */
            countdownSeconds: number;
            /** @description 犯规超过允许次数是否自动判负 */
            enableExceededFoulTimes: boolean;
            /** @description 领先达到分差是否自动判胜 */
            enableLeadScore: boolean;
            /** @description 判胜所需的领先分 */
            leadScore: components["schemas"]["ThreeDecimals"];
            /** @description 满分 */
            fullScore: components["schemas"]["ThreeDecimals"];
            /** @description 最低分 */
            minScore: components["schemas"]["ThreeDecimals"];
            /** @description 小数位数 */
            decimals: number;
            calculation: components["schemas"]["Calculation"];
            /** @description 去掉几个最高分 */
            dropHighest: number;
            /** @description 去掉几个最低分 */
            dropLowest: number;
            /** @description 去分按评分项还是按评委总分 */
            dropScope: components["schemas"]["DropScope"];
            /** @description 每一步取整还是最后取整 */
            roundingStage: components["schemas"]["RoundingStage"];
            /** @description 按什么排名；没有时按得分 */
            rankBy?: components["schemas"]["RankBy"];
            /** @description 几个评委组各评一部分节目时，排名前怎么修正；没有时不修正 */
            normalisation?: components["schemas"]["Normalisation"];
            /** @description 哪个成绩在前；没有时高的在前 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            /** @description 成绩的单位；没有时是分 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 四舍五入还是去尾；不给为 HALF_UP */
            rounding?: components["schemas"]["Rounding"];
            /** @description 并列名次后是否跳号 */
            ranking: components["schemas"]["RankNumbering"];
            /** @description 并列时依次比较什么 */
            tieBreaks: components["schemas"]["TieBreak"][];
            /** @description 每位评委在一个节目组最多投几票，0 为不限 */
            voteLimit: number;
            /** @description 每位评委在一个节目组里，快捷分各给一次，其余给最低分；没有时不限 */
            quickScoresOnce?: boolean;
            /** @description 大屏亮分时不显示评委姓名 */
            anonymousJudges: boolean;
            /** @description 排名每页行数 */
            rankPageSize: number;
            /** @description 上场和对战的时间到了以后，大屏接着从零往上计时；不给为否 */
            countsUp?: boolean;
            /** @description 对战中加分和犯规不再询问，错了用撤销；会分出胜负的仍然询问；不给为否 */
            hitsUnasked?: boolean;
            /** @description 排名是否默认从全部盖着开始、由操作员逐个揭晓；不给为否 */
            rankCovered?: boolean;
            /** @description 排名自动播放时每一名之间的时间（毫秒）；不给为 600 */
            rankPaceMs?: number;
            awards?: components["schemas"]["AwardList"];
            /** @description 亮分和出分的编排；不给为 CARDS */
            revealStyle?: components["schemas"]["RevealStyle"];
            /** @description 每个节目组的总排名里前几名晋级，大屏画出晋级线；0 或不给为没有 */
            promotedCount?: number;
            /** @description 更正成绩、加减分和计入迟交的分数是否要由第二个账号确认；不给为否 */
            secondPerson?: boolean;
            /** @description 评分项按占比还是按系数计入总分；不给为 PROPORTION */
            itemWeighting?: components["schemas"]["ItemWeighting"];
            /** @description 评委席上有人没有给分时怎么算；不给为 AS_IS */
            missingScore?: components["schemas"]["MissingScore"];
            /** @description 评委给的是得分还是扣分；不给为 SCORE */
            givenAs?: components["schemas"]["GivenAs"];
            /** @description 评分项是几轮时，只计最好的几轮；空或不给时为每一项都计 */
            bestItems?: number | null;
            /** @description 前一轮成绩和本轮成绩各按百分之几计入最终得分；空或不给时只算本轮 */
            roundShares?: components["schemas"]["RoundShares"] | null;
            /** @description 另有算法的评委组；没有时都按整场比赛的 */
            groupRules?: components["schemas"]["GroupRuleList"];
            /** @description 按评委人数去几个分；有时代替 dropHighest 和 dropLowest，没有时没有 */
            dropsByPanel?: components["schemas"]["DropTable"];
            /** @description 评委的分数最多可以相差多少；空或不给时不看 */
            tolerance?: components["schemas"]["Tolerance"] | null;
            /** @description 按上场用时扣分的表；没有时没有 */
            timePenalties?: components["schemas"]["TimePenaltyTable"];
            /** @description 上场至少用多少秒，表里写了 UNDER 时才有用；空或不给时不限 */
            leastSeconds?: number | null;
            /** @description 对战由评委的评分卡判定时每场几个回合；空或不给时由得分、犯规和操作员判定 */
            cardRounds?: components["schemas"]["CardRounds"] | null;
            /** @description 建比赛时选的项目的规则；没有选时没有 */
            practice?: components["schemas"]["PracticeName"];
            /** @description 由项目文件带来的规则，后来改了什么由它比出；没有时没有。评委和大屏收不到它 */
            ownPractice?: components["schemas"]["PracticeFile"];
            /** @description 评委打分的步长；空或不给时只由小数位数决定 */
            scoreStep?: components["schemas"]["ScoreStep"] | null;
        };
        /** @description 评分卡上的回合数。每位评委给每个回合的胜方 10 分、另一方 10 分减去分差；提交时评分项写 ROUND-1、ROUND-2 ……，分数写分差，-3 到 3：正数红方胜，负数蓝方胜，0 是 10:10 */
        CardRounds: number;
        /**
         * @description 评分卡怎样判定：UNANIMOUS 一致（每张卡都一样），MAJORITY 多数（另有判平的卡），SPLIT 分歧（也有判对方胜的卡）；没有一方得到半数以上的卡时是平，分法相同
         * @enum {string}
         */
        CardVerdict: "UNANIMOUS" | "MAJORITY" | "SPLIT";
        /** @description 一张评分卡上的一个回合 */
        CardRound: {
            /** @description 红方 */
            red: number;
            /** @description 蓝方 */
            blue: number;
        };
        /** @description 一位评委的评分卡 */
        BoutCard: {
            /** @description 评委编号；匿名时是这一场的卡号 */
            number: number | null;
            /** @description 评委；匿名时为空 */
            name: string | null;
            /** @description 红方各回合之和 */
            red: number;
            /** @description 蓝方各回合之和 */
            blue: number;
            /** @description 各回合，按先后 */
            rounds: components["schemas"]["CardRound"][];
        };
        /** @description 一场对战的评分卡；判定之前只有交了几张 */
        BoutCards: {
            rounds: components["schemas"]["CardRounds"];
            /** @description 几位评委的卡已经交齐 */
            submitted: number;
            /** @description 共几位评委 */
            expected: number;
            /** @description 按评分卡判定之后才有 */
            verdict?: components["schemas"]["CardVerdict"];
            /** @description 交齐的评分卡，按评委编号；按评分卡判定之前为空 */
            cards: components["schemas"]["BoutCard"][];
        };
        /** @description 一个评委组里有 from 个或更多分数时去掉几个 */
        DropRow: {
            /** @description 从几个分数起 */
            from: number;
            /** @description 去掉几个最高分 */
            highest: number;
            /** @description 去掉几个最低分 */
            lowest: number;
        };
        /** @description 按评委人数去几个分，如 5 位各去 1 个、7 位各去 2 个；用不超过人数的最大一行，人数少于每一行时不去 */
        DropTable: components["schemas"]["DropRow"][];
        /**
         * @description 比的是哪两个分：COUNTED 计入的最高分和最低分（4 位各去 1 个、6 位各去 2 个时就是两个中间分），MARK_AND_MEAN 每位评委的分和计入的平均
         * @enum {string}
         */
        ToleranceBetween: "COUNTED" | "MARK_AND_MEAN";
        /**
         * @description 相差过大时怎么办：TELL 亮分前提醒操作员，COUNT_ALL 提醒，并且不去分，全部分数都计入
         * @enum {string}
         */
        BeyondTolerance: "TELL" | "COUNT_ALL";
        /** @description 计入的平均从 from 起，最多相差 most；用不大于平均的最后一行，比每一行都小时不看 */
        ToleranceLimit: {
            /** @description 计入的平均从几分起 */
            from: components["schemas"]["ThreeDecimals"];
            /** @description 最多相差几分 */
            most: components["schemas"]["ThreeDecimals"];
        };
        /** @description 评委的分数最多可以相差多少，同一评委组、同一评分项里比；超过时亮分前提醒操作员（MARKS_APART），怎么算的里也写明 */
        Tolerance: {
            between: components["schemas"]["ToleranceBetween"];
            /** @description 按分数段各最多相差几分，从小到大 */
            limits: components["schemas"]["ToleranceLimit"][];
            beyond: components["schemas"]["BeyondTolerance"];
        };
        /** @description 评委的分数相差过大；scores 里 apart 为真的是哪几个 */
        MarksApart: {
            between: components["schemas"]["ToleranceBetween"];
            /** @description 去分以后计入的平均，精确十进制或分数的字符串 */
            mean: string;
            /** @description 这个分数段最多相差几分 */
            most: number;
            beyond: components["schemas"]["BeyondTolerance"];
        };
        /**
         * @description 为什么按用时扣分：OVER 超时，比倒计时长；UNDER 不足时，比 leastSeconds 短
         * @enum {string}
         */
        TimePenaltyCause: "OVER" | "UNDER";
        /** @description 超时或不足超过 beyond 秒时扣多少分；给了 every 的，此后每开始一个 every 秒再扣一次。差的时间只算整秒 */
        TimePenaltyRow: {
            cause: components["schemas"]["TimePenaltyCause"];
            /** @description 超过多少秒，0 为一超时就扣 */
            beyond: number;
            /** @description 扣多少分 */
            points: components["schemas"]["ThreeDecimals"];
            /** @description 此后每多少秒再扣一次；不给时只扣一次 */
            every?: number;
        };
        /** @description 按上场用时扣分的表，如超时 10 秒以内扣 0.02、10 秒以上扣 0.05；同一种里用超过了的最后一行 */
        TimePenaltyTable: components["schemas"]["TimePenaltyRow"][];
        /** @description 这次上场的用时，由上场的倒计时得出；暂停的时间不算 */
        ActTime: {
            /** @description 规定多少毫秒 */
            limitMs: number;
            /** @description 用了多少毫秒；还在场上时为空 */
            usedMs: number | null;
            /** @description 是否按表扣过分；没有扣过时没有 */
            penalised?: boolean;
        };
        /** @description 按评委人数的去分表用了哪一行 */
        DropsApplied: {
            /** @description 有几个分数 */
            judges: number;
            /** @description 用了从几个分数起的一行；人数少于每一行时为空 */
            from: number | null;
            /** @description 去掉几个最高分 */
            highest: number;
            /** @description 去掉几个最低分 */
            lowest: number;
        };
        /** @description 最终得分 = 前一轮成绩 × earlier% + 本轮成绩 × own%，如初赛 30、决赛 70；都是 100 时就是相加 */
        RoundShares: {
            /** @description 前一轮成绩计入百分之几 */
            earlier: components["schemas"]["ThreeDecimals"];
            /** @description 本轮成绩计入百分之几 */
            own: components["schemas"]["ThreeDecimals"];
        };
        /** @description 前一轮的成绩，比赛的计分设置里写了 roundShares 时计入最终得分 */
        EarlierScore: components["schemas"]["ThreeDecimals"];
        /** @description 前一轮成绩怎么计入的 */
        EarlierWorking: {
            /** @description 前一轮的成绩；没有时为空，按 0 分计 */
            score: components["schemas"]["EarlierScore"] | null;
            /** @description 前一轮是哪一场；没有写时为空字符串 */
            from: string;
            shares: components["schemas"]["RoundShares"];
            /** @description 本轮自己的成绩，加减分已计入；还没有算出来时为空 */
            own: components["schemas"]["Score"] | null;
        };
        /**
         * @description 评委给的是得分（SCORE），还是扣分（DEDUCTION）或减分（PENALTY）；扣分从这一项的满分里减，计入的是满分减扣分；减分从总分里减，如裁判长的减分，满分是最多减几分，没有人给时不减，只用于评分项
         * @enum {string}
         */
        GivenAs: "SCORE" | "DEDUCTION" | "PENALTY";
        /** @description 打分的步长，如 0.5：每个分数都要是它的整数倍 */
        ScoreStep: components["schemas"]["ThreeDecimals"];
        /**
         * @description 奖项给谁：RANK 按本组名次，HAND 由组织者指定
         * @enum {string}
         */
        AwardBasis: "RANK" | "HAND";
        /** @description 一个奖项 */
        Award: components["schemas"]["AwardByRank"] | components["schemas"]["AwardByHand"];
        /** @description 给一个节目组里从 fromRank 到 toRank 名；并列的都得奖 */
        AwardByRank: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            basis: "RANK";
            awardName: string;
            /** @description 从第几名起 */
            fromRank: number;
            /** @description 不小于 fromRank */
            toRank: number;
        };
        /** @description 组织者指定的节目，可以有几个；还没有选好时为空列表 */
        AwardByHand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            basis: "HAND";
            awardName: string;
            /** @description 哪些节目 */
            programIds: components["schemas"]["Id"][];
        };
        /** @description 奖项，从最高的起；揭晓从最后一个开始。评委和大屏收不到它 */
        AwardList: components["schemas"]["Award"][];
        Item: {
            id: components["schemas"]["Id"];
            itemName: string;
            /** @description 该项得分以百分之几计入总分。itemWeighting 为 PROPORTION 时全部评分项相加为 100；为 FACTOR 时总是系数的 100 倍（系数 2.67 为 267） */
            proportion: components["schemas"]["ThreeDecimals"];
            /** @description 系数：该项得分乘以它计入总分，如 2.67。只在 itemWeighting 为 FACTOR 时有，那时总是有 */
            factor?: components["schemas"]["ThreeDecimals"];
            /** @description 该项满分 */
            maxScore: components["schemas"]["ThreeDecimals"];
            /** @description 只由哪些评委组打这一项；全部评委都打时没有 */
            judgeGroupIds?: components["schemas"]["Id"][];
            /** @description 该项自己的打分步长；没有时按比赛的 */
            scoreStep?: components["schemas"]["ScoreStep"];
            /** @description 该项给的是得分还是扣分；没有时按比赛的 */
            givenAs?: components["schemas"]["GivenAs"];
        };
        ItemInput: {
            id?: components["schemas"]["Id"];
            itemName: string;
            /** @description 占比（百分数）。itemWeighting 为 PROPORTION 时必须给；为 FACTOR 时不用给，给了必须是系数的 100 倍 */
            proportion?: components["schemas"]["ThreeDecimals"];
            /** @description 系数，如 2.67。itemWeighting 为 FACTOR 时必须给，为 PROPORTION 时不能给 */
            factor?: components["schemas"]["ThreeDecimals"];
            maxScore?: components["schemas"]["ThreeDecimals"];
            /** @description 只由哪些评委组打这一项；空列表为全部评委，不写则不变 */
            judgeGroupIds?: components["schemas"]["Id"][];
            /** @description 该项自己的打分步长；空为按比赛的，不给时带 id 的保持不变 */
            scoreStep?: components["schemas"]["ScoreStep"] | null;
            /** @description 该项给的是得分还是扣分；空为按比赛的，不给时带 id 的保持不变 */
            givenAs?: components["schemas"]["GivenAs"] | null;
        };
        Foul: {
            id: components["schemas"]["Id"];
            foulName: string;
            /** @description 允许的次数，超过即判负 */
            times: number;
        };
        FoulInput: {
            id?: components["schemas"]["Id"];
            foulName: string;
            /** @description 允许的次数，超过即判负 */
            times: number;
        };
        ScoreSetting: {
            /** @description 读出时的版本，修改时放进 X-Seen-Version */
            version: components["schemas"]["Version"];
            setting: components["schemas"]["Setting"];
            /** @description 评分项，按次序 */
            items: components["schemas"]["Item"][];
            /** @description 犯规的种类 */
            fouls: components["schemas"]["Foul"][];
            /** @description 各评分项都打满分时合计多少；不启用评分项时没有 */
            fullMarks?: components["schemas"]["FullMarks"];
            /** @description 已有正式分数时，会改变分数含义的字段被锁定 */
            locked: boolean;
            /** @description 锁定原因 */
            lockedReason?: string;
        };
        /**
         * @description FITS 合计就是满分；OTHER_TOTAL 合计不是满分；WEIGHED_TWICE 按占比而各项满分不同，每项被算了两次轻重，各项的分量不是所填的占比
         * @enum {string}
         */
        FullMarksFit: "FITS" | "OTHER_TOTAL" | "WEIGHED_TWICE";
        /**
         * @description 可能本来的意思：ADD_UP 按系数 1，各项得分直接相加；FULL_SCORE 比赛满分就是现在的合计；ITEM_FULL 每一项的满分都是比赛满分
         * @enum {string}
         */
        FullMarksReading: "ADD_UP" | "FULL_SCORE" | "ITEM_FULL";
        /** @description 一位评委给每个评分项都打满分，按占比或系数合计多少 */
        FullMarks: {
            /** @description 合计，三位小数 */
            total: number;
            /** @description 比赛的满分 */
            fullScore: components["schemas"]["ThreeDecimals"];
            /** @description 合计与满分、占比是否相符 */
            fit: components["schemas"]["FullMarksFit"];
            /** @description 不相符时可能本来的意思，最像的在前 */
            readings: components["schemas"]["FullMarksReading"][];
        };
        /** @description 评分规则 */
        SettingPatch: {
            mode?: components["schemas"]["Mode"];
            /** @description 是否启用评分项 */
            enableItem?: boolean;
            /** @description 评分项是否合并打分（一次打完全部评分项） */
            enableScoreItemCombine?: boolean;
            convenientScore?: string;
            /** @description 是否启用倒计时 */
            enableCountdown?: boolean;
            /** @description 倒计时秒数 */
            countdownSeconds?: number;
            /** @description 犯规超过允许次数是否自动判负 */
            enableExceededFoulTimes?: boolean;
            /** @description 领先达到分差是否自动判胜 */
            enableLeadScore?: boolean;
            leadScore?: components["schemas"]["ThreeDecimals"];
            fullScore?: components["schemas"]["ThreeDecimals"];
            minScore?: components["schemas"]["ThreeDecimals"];
            /** @description 小数位数 */
            decimals?: number;
            calculation?: components["schemas"]["Calculation"];
            /** @description 去掉几个最高分 */
            dropHighest?: number;
            /** @description 去掉几个最低分 */
            dropLowest?: number;
            dropScope?: components["schemas"]["DropScope"];
            roundingStage?: components["schemas"]["RoundingStage"];
            rounding?: components["schemas"]["Rounding"];
            rankBy?: components["schemas"]["RankBy"];
            normalisation?: components["schemas"]["Normalisation"];
            scoreOrder?: components["schemas"]["ScoreOrder"];
            scoreUnit?: components["schemas"]["ScoreUnit"];
            ranking?: components["schemas"]["RankNumbering"];
            /** @description 并列时依次比较什么 */
            tieBreaks?: components["schemas"]["TieBreak"][];
            /** @description 每位评委在一个节目组最多投几票，0 为不限 */
            voteLimit?: number;
            /** @description 每位评委在一个节目组里，快捷分各给一次，其余给最低分 */
            quickScoresOnce?: boolean;
            /** @description 大屏亮分时不显示评委姓名 */
            anonymousJudges?: boolean;
            /** @description 排名每页行数 */
            rankPageSize?: number;
            /** @description 上场和对战的时间到了以后，大屏接着从零往上计时；不给为否 */
            countsUp?: boolean;
            /** @description 对战中加分和犯规不再询问，错了用撤销；会分出胜负的仍然询问；不给为否 */
            hitsUnasked?: boolean;
            /** @description 排名是否默认从全部盖着开始、由操作员逐个揭晓；不给为否 */
            rankCovered?: boolean;
            /** @description 排名自动播放时每一名之间的时间（毫秒）；不给为 600 */
            rankPaceMs?: number;
            revealStyle?: components["schemas"]["RevealStyle"];
            /** @description 每个节目组的总排名里前几名晋级，大屏画出晋级线；0 或不给为没有 */
            promotedCount?: number;
            /** @description 更正成绩、加减分和计入迟交的分数是否要由第二个账号确认；不给为否 */
            secondPerson?: boolean;
            /** @description 按评委人数去几个分，空列表为不按人数 */
            dropsByPanel?: components["schemas"]["DropTable"];
            /** @description 评委的分数最多可以相差多少，空为不看 */
            tolerance?: components["schemas"]["Tolerance"] | null;
            /** @description 按上场用时扣分的表，空列表为不扣 */
            timePenalties?: components["schemas"]["TimePenaltyTable"];
            /** @description 上场至少用多少秒；空为不限 */
            leastSeconds?: number | null;
            /** @description 评委打分的步长，空为只由小数位数决定；满分、最低分和各评分项满分都要是它的整数倍 */
            scoreStep?: components["schemas"]["ScoreStep"] | null;
            /** @description 只改这一项而不给 items 时，占比 60 成为系数 0.6，或反过来 */
            itemWeighting?: components["schemas"]["ItemWeighting"];
            missingScore?: components["schemas"]["MissingScore"];
            givenAs?: components["schemas"]["GivenAs"];
            /** @description 评分项是几轮时，只计最好的几轮；空为每一项都计 */
            bestItems?: number | null;
            /** @description 对战由评委的评分卡判定时每场几个回合；空为由得分、犯规和操作员判定 */
            cardRounds?: components["schemas"]["CardRounds"] | null;
            /** @description 前一轮成绩和本轮成绩各按百分之几计入最终得分；空为只算本轮 */
            roundShares?: components["schemas"]["RoundShares"] | null;
            /** @description 整体替换；空列表为都按整场比赛的 */
            groupRules?: components["schemas"]["GroupRuleList"];
        };
        ScoreSettingPatch: {
            /** @description 评分规则 */
            setting?: components["schemas"]["SettingPatch"];
            /** @description 整体替换评分项，带 id 的保留 */
            items?: components["schemas"]["ItemInput"][];
            /** @description 整体替换犯规，带 id 的保留 */
            fouls?: components["schemas"]["FoulInput"][];
            /** @description 整体替换奖项 */
            awards?: components["schemas"]["AwardList"];
            /** @description 换成这个项目文件的规则，不能和别的一起给；评分项、犯规和评委组按次序换成文件里的，多出来的评委组留着 */
            practiceFile?: components["schemas"]["PracticeFile"];
        };
        Competition: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description 调用者在这场比赛里的角色 */
            role: components["schemas"]["CompetitionRole"];
            status: components["schemas"]["CompetitionStatus"];
            /** @description 是否已转为正式比赛 */
            official: boolean;
            mode: components["schemas"]["Mode"];
            look: components["schemas"]["Look"];
            /** @description 节目几个 */
            programCount: number;
            /** @description 已通过的评委数 */
            judgeCount: number;
            /** @description 由哪场比赛晋级而来 */
            parentId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["EpochMs"];
            updatedAt: components["schemas"]["EpochMs"];
            /** @description 删除时间，30 天内可恢复 */
            deletedAt: components["schemas"]["EpochMs"] | null;
        };
        Pageable: {
            /** @description 从 0 开始 */
            pageNumber: number;
            /** @description 每页几条 */
            pageSize: number;
        };
        CompetitionPage: {
            /** @description 这一页的各条 */
            content: components["schemas"]["CompetitionRow"][];
            /** @description 第几页，每页几条 */
            pageable: components["schemas"]["Pageable"];
            /** @description 一共几条 */
            totalElements: number;
        };
        CompetitionRow: components["schemas"]["Competition"] & {
            /** @description 要求时才有 */
            checklist?: components["schemas"]["Checklist"];
        };
        CompetitionLists: {
            /** @description 由自己管理的比赛 */
            asAdmin: components["schemas"]["Competition"][];
            /** @description 由自己评分的比赛 */
            asJudge: components["schemas"]["JudgedCompetition"][];
        };
        JudgedCompetition: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["CompetitionStatus"];
            mode: components["schemas"]["Mode"];
            look: components["schemas"]["Look"];
            judgeId: components["schemas"]["Id"];
            /** @description 评委编号 */
            number: number | null;
            approval: components["schemas"]["Approval"];
            /** @description 是否已签到 */
            signIn: boolean;
        };
        CompetitionCreate: {
            name: string;
            mode?: components["schemas"]["Mode"];
            template?: components["schemas"]["CompetitionTemplate"];
            /** @description 按哪个项目的规则开始；不能和 template 一起给，和它不同的 mode 会被拒绝 */
            practice?: components["schemas"]["PracticeName"];
            /** @description 按哪个项目文件的规则开始；不能和 template、practice 一起给，和它不同的 mode 会被拒绝 */
            practiceFile?: components["schemas"]["PracticeFile"];
            startTime?: components["schemas"]["EpochMs"];
        };
        /**
         * @description 项目的规则，填好评分项、评委组和计分规则；每一个的说明和公开出处见 docs/practices.md：SCHOOL_SINGING 校园歌手，SCHOOL_SPEECH 演讲，SPEECH_TIMED 按用时扣分的演讲，FIGURE_SKATING_COMPONENTS 花样滑冰节目内容分，SNOWBOARD_RUN 单板滑雪一轮，TRAMPOLINE_EXECUTION 蹦床完成分，COFFEE_CUPPING 咖啡杯测，BRASS_BAND 管乐团，DANCE_SHOW 舞蹈秀，SONG_CONTEST 歌曲大赛，GYMNASTICS_EXECUTION 体操完成分，GYMNASTICS_D_E 体操难度加完成，SNOWBOARD_BEST_RUN 单板滑雪取最好一轮，CHEER_TWO_DAYS 啦啦操两天，BALLROOM_CALL_BACK 国标舞预赛点选，BALLROOM_FINAL 国标舞决赛，POOMSAE 品势，ROBOT_TIMED_RUN 机器人计时赛，FIELD_ATTEMPTS 田赛远度，DEBATE_BALLOT 辩论赛投票，DEBATE_SPEAKERS 逐位打分的辩论赛，EXPERTS_AND_PUBLIC 专业评委和现场评审，INTERVIEW_PANELS 几个考场的面试，SCIENCE_FAIR_PANELS 几个评审组的科技展，WUSHU_TAOLU 武术套路，AEROBIC_GYMNASTICS 健美操，RHYTHMIC_GYMNASTICS 艺术体操，DIVING 跳水一个动作，SYNCHRONISED_DIVING 双人跳水一个动作，BARISTA 咖啡师，HACKATHON 黑客松，BOXING_CARDS 拳击评分卡，ROBOT_BOUTS 机器人对抗循环赛
         * @enum {string}
         */
        PracticeName: "SCHOOL_SINGING" | "SCHOOL_SPEECH" | "SPEECH_TIMED" | "FIGURE_SKATING_COMPONENTS" | "SNOWBOARD_RUN" | "TRAMPOLINE_EXECUTION" | "COFFEE_CUPPING" | "BRASS_BAND" | "DANCE_SHOW" | "SONG_CONTEST" | "GYMNASTICS_EXECUTION" | "GYMNASTICS_D_E" | "SNOWBOARD_BEST_RUN" | "CHEER_TWO_DAYS" | "BALLROOM_CALL_BACK" | "BALLROOM_FINAL" | "POOMSAE" | "ROBOT_TIMED_RUN" | "FIELD_ATTEMPTS" | "DEBATE_BALLOT" | "DEBATE_SPEAKERS" | "EXPERTS_AND_PUBLIC" | "INTERVIEW_PANELS" | "SCIENCE_FAIR_PANELS" | "WUSHU_TAOLU" | "AEROBIC_GYMNASTICS" | "RHYTHMIC_GYMNASTICS" | "DIVING" | "SYNCHRONISED_DIVING" | "BARISTA" | "HACKATHON" | "BOXING_CARDS" | "ROBOT_BOUTS";
        /** @description 项目文件：一个项目的规则，可以交给别人。评分项和评委组在里面没有标识，按次序说，从 1 起：同分规则 ITEM:1，评委组 "2" */
        PracticeFile: {
            /** @constant */
            format: "liangfen-practice";
            /**
             * @description 文件的版本
             * @constant
             */
            version: 1;
            /** @description 项目的名称 */
            title: string;
            /** @description 给谁用，规则是怎样的 */
            forWhom?: string;
            /** @description 规则写在哪里 */
            source?: string;
            /** @description 计分规则，必须有 mode；没有写的按这种比赛方式的默认 */
            setting: components["schemas"]["SettingPatch"];
            /** @description 评分项，按次序 */
            items: components["schemas"]["PracticeItem"][];
            /** @description 对战犯规的种类；不给时按默认 */
            fouls?: components["schemas"]["PracticeFoul"][];
            /** @description 评委组，按次序 */
            judgeGroups: components["schemas"]["PracticeGroup"][];
        };
        /** @description 项目文件里的一个评分项 */
        PracticeItem: {
            itemName: string;
            /** @description 占比（百分数），itemWeighting 为 PROPORTION 时必须给 */
            proportion?: components["schemas"]["ThreeDecimals"];
            /** @description 系数，itemWeighting 为 FACTOR 时必须给 */
            factor?: components["schemas"]["ThreeDecimals"];
            /** @description 该项满分；不给为比赛的满分 */
            maxScore?: components["schemas"]["ThreeDecimals"];
            /** @description 只由第几个评委组打这一项，从 1 起；不给为全部评委 */
            judgeGroupIds?: components["schemas"]["Id"][];
            /** @description 该项自己的打分步长 */
            scoreStep?: components["schemas"]["ScoreStep"];
            /** @description 该项给的是得分还是扣分 */
            givenAs?: components["schemas"]["GivenAs"];
        };
        /** @description 项目文件里的一种犯规 */
        PracticeFoul: {
            foulName: string;
            /** @description 允许的次数，超过即判负 */
            times: number;
        };
        /** @description 项目文件里的一个评委组 */
        PracticeGroup: {
            groupName: string;
            /** @description 权重（百分数） */
            weight: components["schemas"]["ThreeDecimals"];
        };
        /**
         * @description 模板，填好比赛方式、计分规则、评分项和分组：SINGER 歌手，SPEECH 演讲，DANCE 舞蹈，DEBATE 辩论，ROBOT 机器人对战，BALLOT 投票；和模板不同的 mode 会被拒绝
         * @enum {string}
         */
        CompetitionTemplate: "SINGER" | "SPEECH" | "DANCE" | "DEBATE" | "ROBOT" | "BALLOT";
        NameChange: {
            name: string;
        };
        DeskStatus: {
            name: string;
            /** @description 调用者在这场比赛里的角色 */
            role: components["schemas"]["CompetitionRole"];
            status: components["schemas"]["CompetitionStatus"];
            /** @description 是否正式 */
            official: boolean;
        };
        StatusAnswer: {
            status: components["schemas"]["CompetitionStatus"];
            /** @description 是否正式 */
            official: boolean;
        };
        /** @description 危险操作的确认；可以没有请求体，页面让人输入的比赛名称可以带上 */
        Confirmation: {
            confirmName?: components["schemas"]["ConfirmName"];
        };
        /** @description 人输入的比赛名称；给出时与比赛名称一致才会执行，不给时直接执行 */
        ConfirmName: string;
        /** @description 结束的确认；confirm 表示看过还没有定下的事，照样结束 */
        EndRequest: {
            confirmName?: components["schemas"]["ConfirmName"];
            /** @description 不给时，还有没定下的事就不结束 */
            confirm?: boolean;
        };
        ReopenRequest: {
            confirmName?: components["schemas"]["ConfirmName"];
            /** @description 为什么重新打开，写进台账 */
            reason: string;
        };
        /**
         * @description LATE_SCORES 迟交的分数还没有接受或不接受，CORRECTIONS 成绩更正还等着第二个人确认，
         *     RESULT_NOT_SHOWN 节目已经打分、还没有出分，BOUT_NOT_DECIDED 场次打过、还没有判定，
         *     NOT_PERFORMED 节目没有上场，AUDIENCE_VOTE_NOT_SHOWN 现场观众投票还没有公布结果，
         *     CEREMONY_NOT_HELD 设置了奖项、还没有颁奖
         * @enum {string}
         */
        UndecidedKind: "LATE_SCORES" | "CORRECTIONS" | "RESULT_NOT_SHOWN" | "BOUT_NOT_DECIDED" | "NOT_PERFORMED" | "AUDIENCE_VOTE_NOT_SHOWN" | "CEREMONY_NOT_HELD";
        Undecided: {
            kind: components["schemas"]["UndecidedKind"];
            /** @description 有几个 */
            count: number;
            /** @description 前几个节目 */
            names: string[];
        };
        UndecidedList: {
            /** @description 还没有定下的事 */
            undecided: components["schemas"]["Undecided"][];
        };
        /** @description 清空分数的确认和条件；可以没有请求体 */
        CleanScoresRequest: {
            confirmName?: components["schemas"]["ConfirmName"];
            /** @description 只在比赛处于这个状态时清空，否则拒绝；彩排演练用它保证不碰正式成绩 */
            onlyStatus?: components["schemas"]["CompetitionStatus"];
        };
        PromotionRequest: {
            /** @description 下一轮比赛的名称 */
            name: string;
            /** @description 每组取前几名 */
            topPerGroup?: number;
            /** @description 直接指定晋级的节目 */
            programIds?: components["schemas"]["Id"][];
            /** @description 把这一轮的成绩带到下一轮：两轮各按百分之几计入；不给时下一轮从零算起 */
            roundShares?: components["schemas"]["RoundShares"];
        };
        /** @description 任何人凭比赛标识可以看到的信息 */
        PublicCompetition: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["CompetitionStatus"];
            mode: components["schemas"]["Mode"];
            look: components["schemas"]["Look"];
            /** @description 是否接受评委报名 */
            signUpOpen: boolean;
            /** @description 报名后是否要审核 */
            signUpApproval: boolean;
            /** @description 邀请评委时写的话 */
            invitationText: string;
            /** @description 是否设置了控制台口令 */
            consoleLogin: boolean;
            /** @description 组织者开启了消息服务的通知，这里也接入了消息服务 */
            messengerNotices: boolean;
            /** @description 报名时要同意的隐私说明；服务器没有设置时没有 */
            privacy?: components["schemas"]["Privacy"];
        };
        /**
         * @description 开赛前检查项
         * @enum {string}
         */
        ChecklistCode: "PROGRAMS" | "JUDGES" | "SIMULATED_JUDGES" | "PENDING_JUDGES" | "PROPORTIONS" | "PAIRING" | "DROP_COUNT" | "ITEM_GROUPS" | "MISSING_SCORES" | "EARLIER_SCORES" | "QUICK_SCORES" | "LOST_WINNERS" | "PASSCODE" | "OFFICIAL" | "POINTS" | "SIGNED_IN";
        /**
         * @description 检查结果：OK 已就绪，WARNING 请留意，MISSING 还缺
         * @enum {string}
         */
        ChecklistLevel: "OK" | "WARNING" | "MISSING";
        ChecklistEntry: {
            code: components["schemas"]["ChecklistCode"];
            level: components["schemas"]["ChecklistLevel"];
            /** @description 相关的数量，如还缺几项 */
            count: number;
            /** @description 只在 DROP_COUNT 有：按评委人数去分时，每个有评委的组用去分表的哪一行 */
            dropsApplied?: components["schemas"]["DropsApplied"][];
            /** @description 只在 PROPORTIONS 有：各评分项都打满分合计多少；合计不是满分，或满分不同又按占比时为 WARNING */
            fullMarks?: components["schemas"]["FullMarks"];
        };
        Checklist: {
            /** @description 是否都已就绪 */
            ready: boolean;
            /** @description 开始前要确认的各项 */
            entries: components["schemas"]["ChecklistEntry"][];
        };
        /**
         * @description PENDING 待审核，APPROVED 已通过，REJECTED 已拒绝
         * @enum {string}
         */
        Approval: "PENDING" | "APPROVED" | "REJECTED";
        TwinState: {
            /** @description 现有的模拟评委人数 */
            judges: number;
            /** @description 有节目已经上过场或有了成绩 */
            played: boolean;
            /** @description 正在演练：演练的页面再不说话，这时自己结束；没有演练时为空 */
            heldUntil: components["schemas"]["EpochMs"] | null;
            /** @description 上一场演练中断、由服务器结束；下一场开始前都在 */
            ended: components["schemas"]["TwinEnd"] | null;
        };
        /** @description 服务器结束的一场演练：超过 90 秒没有收到演练页面的消息 */
        TwinEnd: {
            twinId: components["schemas"]["Id"];
            at: components["schemas"]["EpochMs"];
            /** @description 移除的模拟评委人数 */
            judges: number;
            /** @description 演练的成绩也清空了；演练以前就有彩排成绩时不清，只移除模拟评委 */
            cleared: boolean;
        };
        TwinHoldRequest: {
            twinId: components["schemas"]["Id"];
        };
        TwinHold: {
            heldUntil: components["schemas"]["EpochMs"];
        };
        TwinRequest: {
            /** @description 模拟评委的人数 */
            judges: number;
        };
        SimulatedJudge: {
            /** @description 哪一位评委 */
            judge: components["schemas"]["JudgeRef"];
            /** @description 这位模拟评委的登录，放进 Authorization */
            token: string;
        };
        TwinAnswer: {
            twinId: components["schemas"]["Id"];
            heldUntil: components["schemas"]["EpochMs"];
            /** @description 新建的模拟评委 */
            judges: components["schemas"]["SimulatedJudge"][];
        };
        JudgeRef: {
            id: components["schemas"]["Id"];
            /** @description 评委编号 */
            number: number | null;
            name: string;
        };
        Judge: {
            id: components["schemas"]["Id"];
            /** @description 编号，通过审核后才有，从 1 起连续 */
            number: number | null;
            name: string;
            phoneNumber: string | null;
            /** @description 单位 */
            organisation: string;
            /** @description 职务或职称，写在姓名旁边 */
            title: string;
            /** @description 备注，只有组织者看得到 */
            remark: string;
            /** @description 评委组，没有分组时为空 */
            judgeGroupId: components["schemas"]["Id"] | null;
            approval: components["schemas"]["Approval"];
            /** @description 是否已签到 */
            signIn: boolean;
            /** @description 已经签退、不再参加打分 */
            signedOut?: boolean;
            /** @description 回避的节目 */
            recusedProgramIds: components["schemas"]["Id"][];
            createdAt: components["schemas"]["EpochMs"];
            /** @description 照片，3:4 竖图；没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
        };
        ApprovedJudges: {
            /** @description 通讯录里的人 */
            users: components["schemas"]["Judge"][];
        };
        JudgePage: {
            /** @description 读出时的版本，修改时放进 X-Seen-Version */
            version: components["schemas"]["Version"];
            /** @description 这一页的各条 */
            content: components["schemas"]["Judge"][];
            /** @description 第几页，每页几条 */
            pageable: components["schemas"]["Pageable"];
            /** @description 一共几条 */
            totalElements: number;
        };
        JudgeCreate: {
            name: string;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description 评委编号；不给时取下一个 */
            number?: number;
            /** @description 评委组 */
            judgeGroupId?: components["schemas"]["Id"];
            organisation?: string;
            /** @description 职务或职称 */
            title?: string;
            /** @description 备注，只有组织者看得到 */
            remark?: string;
            photoUrl?: components["schemas"]["PictureUrl"] | null;
        };
        JudgePatch: {
            name?: string;
            phoneNumber?: string | null;
            /** @description 评委组 */
            judgeGroupId?: components["schemas"]["Id"];
            organisation?: string;
            /** @description 职务或职称，写在姓名旁边 */
            title?: string;
            /** @description 备注，只有组织者看得到 */
            remark?: string;
            /** @description 回避的节目 */
            recusedProgramIds?: components["schemas"]["Id"][];
            photoUrl?: components["schemas"]["PictureUrl"] | null;
        };
        JudgeApply: {
            name: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            organisation?: string;
            /** @description 职务或职称，写在姓名旁边 */
            title?: string;
            /** @description 备注，只有组织者看得到 */
            remark?: string;
            /** @description 同意了哪一版隐私说明；服务器有隐私说明时需要，和 getPublicCompetition 的 privacy.version 相同 */
            consent?: string;
        };
        JoinGroupRequest: {
            /** @description 哪些评委 */
            judgeIds: components["schemas"]["Id"][];
            /** @description 评委组 */
            judgeGroupId: components["schemas"]["Id"];
        };
        ReorderRequest: {
            /** @description 全部已通过评委的新顺序 */
            judgeIds: components["schemas"]["Id"][];
        };
        JudgeGroup: {
            id: components["schemas"]["Id"];
            groupName: string;
            /** @description 权重（百分数） */
            weight: components["schemas"]["ThreeDecimals"];
            /** @description 评委组的次序，从 1 开始 */
            sort: number;
            /** @description 组里的评委几位 */
            judgeCount: number;
        };
        JudgeGroups: {
            /** @description 读出时的版本，修改时放进 X-Seen-Version */
            version: components["schemas"]["Version"];
            /** @description 评委组，按次序 */
            judgeGroups: components["schemas"]["JudgeGroup"][];
        };
        JudgeGroupsPatch: {
            /** @description 整体替换评委组，带 id 的保留；仍有评委的组不能去掉 */
            judgeGroups: {
                id?: components["schemas"]["Id"];
                groupName: string;
                weight: components["schemas"]["ThreeDecimals"];
            }[];
        };
        ImportBefore: {
            competitionId: components["schemas"]["Id"];
        };
        ImportAnswer: {
            /** @description 只是检查，什么也没有保存 */
            preview: boolean;
            /** @description 导入的行数；只检查时是可以导入的行数 */
            imported: number;
            /** @description 没有导入的行数 */
            refused: number;
            /** @description 几行是名单里已有的节目或评委；带 renew 时更新它们，不带时没有更新。以前的导入没有 */
            known?: number;
            /** @description imported 里有几行更新了已有的；以前的导入没有 */
            renewed?: number;
            /** @description 用来下载失败明细，只检查时没有 */
            importId: components["schemas"]["Id"] | null;
            /** @description 每行一条，最多前 1000 条 */
            refusedRows: components["schemas"]["RefusedRow"][];
            /** @description 新建的组 */
            createdGroups: string[];
            /** @description 每个组来了多少，按名单里的先后 */
            groups: components["schemas"]["ImportedGroup"][];
            /** @description 读的工作表；不是 xlsx 文件时没有 */
            sheet: components["schemas"]["WorksheetName"] | null;
            /** @description 文件里可以选的工作表 */
            sheets: components["schemas"]["WorksheetName"][];
            /** @description accepted 各列的名称 */
            columns: string[];
            /** @description 可以导入的行，最多前 100 条 */
            accepted: components["schemas"]["AcceptedRow"][];
            /** @description 表格是怎样读的；不是从表格导入时没有 */
            reading?: components["schemas"]["ImportReading"];
            /** @description 只检查时：导入会改变哪些已公布的成绩、名次、冠军和奖项；一个也不变时没有 */
            changes?: components["schemas"]["PublishedChanges"];
        };
        /** @description 一份表格是怎样读懂的：表头、每一列、没有当名单的行；不对时换查询参数再检查一次 */
        ImportReading: {
            /** @description 表头在第几行；两行的表头是下面一行 */
            headerLine: number;
            /** @description 表头占几行 */
            headerLines: number;
            /** @description 最上面的几行，表头找错时从中选 */
            topLines: components["schemas"]["TopLine"][];
            /** @description 有内容的每一列，从左到右 */
            columns: components["schemas"]["ReadColumn"][];
            /** @description 并排的名单有几块；不止一块时，右边的接在后面 */
            blocks: number;
            /** @description 工作表开着筛选 */
            filtered: boolean;
            /** @description 看不见的行数 */
            hiddenLines: number;
            /** @description 看不见的行也读了 */
            includesHidden: boolean;
            /** @description 没有当名单的行，最多前 200 条 */
            leftOut: components["schemas"]["LeftOutLine"][];
            /** @description 没有当名单的行数 */
            leftOutCount: number;
        };
        TopLine: {
            /** @description 表格里的第几行 */
            line: number;
            /** @description 这一行的内容 */
            text: string;
        };
        ReadColumn: {
            column: components["schemas"]["ColumnLetters"];
            /** @description 表头里的名称；没有时为空 */
            title: string;
            /** @description 当作哪一项；没有用到时没有 */
            field: components["schemas"]["ListField"] | null;
            /** @description 没有用到的原因 */
            unused: components["schemas"]["UnusedColumn"] | null;
            /** @description 这一列是隐藏的 */
            hidden: boolean;
            /** @description 这一列的第一个内容 */
            sample: string;
        };
        /**
         * @description 名单里的一项：NUMBER 编号或序号，NAME 姓名，PHONE_NUMBER 手机号，PROGRAM_NAME 节目名称，CONTESTANT 选手，GROUP 组，ORGANISATION 单位，TITLE 职务，FACTOR 难度系数，EARLIER_SCORE 前一轮成绩，EARLIER_FROM 前一轮是哪一场，JUDGE_GROUP 由哪个评委组评
         * @enum {string}
         */
        ListField: "NUMBER" | "NAME" | "PHONE_NUMBER" | "PROGRAM_NAME" | "CONTESTANT" | "GROUP" | "ORGANISATION" | "TITLE" | "FACTOR" | "EARLIER_SCORE" | "EARLIER_FROM" | "JUDGE_GROUP";
        /**
         * @description 一列没有用到的原因：UNKNOWN_TITLE 不认识表头，NO_TITLE 没有表头，ANOTHER_COLUMN 这一项已取自别的列，NOT_WANTED 指定了不要
         * @enum {string}
         */
        UnusedColumn: "UNKNOWN_TITLE" | "NO_TITLE" | "ANOTHER_COLUMN" | "NOT_WANTED";
        LeftOutLine: {
            /** @description 表格里的第几行 */
            line: number;
            reason: components["schemas"]["LeftOutReason"];
            /** @description 这一行的内容 */
            text: string;
        };
        /**
         * @description 一行没有当名单的原因：HIDDEN 隐藏的行，FILTERED 筛选掉的行，EXAMPLE 模板的示例行，REPEATED_HEADER 又一次的表头，SECTION 小标题，BREAK 休息，TOTAL 合计，SIGNATURE 制表人、审核人一类，NOTE 说明
         * @enum {string}
         */
        LeftOutReason: "HIDDEN" | "FILTERED" | "EXAMPLE" | "REPEATED_HEADER" | "SECTION" | "BREAK" | "TOTAL" | "SIGNATURE" | "NOTE";
        KeptLines: string;
        /** @description 表格里的列，如 C */
        ColumnLetters: string;
        FieldColumns: string;
        ImportedGroup: {
            groupName: string;
            /** @description 导入了几行 */
            count: number;
        };
        WorksheetName: string;
        AcceptedRow: {
            /** @description 表格里的第几行 */
            line: number;
            /** @description 表格里这一行的各格 */
            cells: string[];
        };
        ImportRuns: {
            /** @description 新的在前 */
            imports: components["schemas"]["ImportRun"][];
        };
        /**
         * @description 导入什么：JUDGES 评委，PROGRAMS 节目
         * @enum {string}
         */
        ImportSubject: "JUDGES" | "PROGRAMS";
        /**
         * @description 从哪里导入：SPREADSHEET 表格文件，BEFORE 以前的比赛，ADDRESS_BOOK 通讯录
         * @enum {string}
         */
        ImportSource: "SPREADSHEET" | "BEFORE" | "ADDRESS_BOOK";
        /**
         * @description 导入的进度：READING 读取中，STORING 保存中，DONE 已完成，FAILED 没有成功
         * @enum {string}
         */
        ImportState: "READING" | "STORING" | "DONE" | "FAILED";
        ImportRun: {
            id: components["schemas"]["Id"];
            what: components["schemas"]["ImportSubject"];
            source: components["schemas"]["ImportSource"];
            /** @description 文件名，或来源比赛的名称 */
            name: string;
            /** @description 读取中、保存中、已完成、没有成功 */
            state: components["schemas"]["ImportState"];
            /** @description 已处理的行数 */
            done: number;
            /** @description 总行数；读取中是按已读内容的估计，刚开始时未知 */
            total: number | null;
            /** @description 整个导入完成了百分之几，读取占前 60，保存占后 40 */
            percent: number;
            /** @description 导入了几行 */
            imported: number | null;
            /** @description 没有导入几行 */
            refused: number | null;
            /** @description 没有成功的原因 */
            detail: string | null;
            startedAt: components["schemas"]["EpochMs"];
            endedAt: components["schemas"]["EpochMs"] | null;
        };
        RefusedRow: {
            /** @description 表格里的第几行 */
            line: number;
            /** @description 哪一列 */
            column: string;
            /** @description 那一格的内容 */
            value: string;
            /** @description 没有导入的原因 */
            reason: string;
        };
        ImportAddressBook: {
            /** @description 企业标识，mine 是登录者最近使用的企业 */
            corpId: string;
            /** @description 通讯录里的人 */
            users: components["schemas"]["AddressBookUser"][];
            /** @description 整个部门，连同下级部门 */
            deptIds?: components["schemas"]["DeptId"][];
        };
        SpreadsheetUpload: {
            /**
             * Format: binary
             * @description xlsx 或 csv（UTF-8、UTF-16、GB18030）文件，最大 10 MB，最多 10000 行；xls、ods 和存成 xls 的网页也能读
             */
            file: string;
        };
        /**
         * @description 这种比赛的全部、排名、团体成绩、得分明细、评委×节目、更正和加减分、评委对比、对战记录、对战过程、台账；哪种比赛有哪些见导出说明
         * @default ALL
         * @enum {string}
         */
        StatisticsSheets: "ALL" | "RANKING" | "TEAMS" | "DETAIL" | "MATRIX" | "ADJUSTMENTS" | "JUDGES" | "BOUTS" | "BOUT_COURSE" | "LEDGER";
        /**
         * @description 汇总表、团体成绩、评分表（打分）、计票表（投票）、对战记录单和对阵表（对战）
         * @enum {string}
         */
        PrintedSheet: "SUMMARY" | "TEAMS" | "SCORE_SHEET" | "TALLY_SHEET" | "BOUT_SHEET" | "BRACKET";
        /**
         * @description 表格文件的格式：Excel 工作簿，或逗号分隔的文本（只有一张表，没有「全部」）
         * @default XLSX
         * @enum {string}
         */
        TableFormat: "XLSX" | "CSV";
        /**
         * @description 标志（也用于校徽）、封面、大屏背景（也用于中场休息的图片）、照片（裁成 3:4 竖图）
         * @enum {string}
         */
        ImagePurpose: "LOGO" | "COVER" | "BACKGROUND" | "PHOTO";
        /** @description 上传到本站的图片的地址，由内容决定，可以一直缓存 */
        PictureUrl: string;
        /**
         * @description 照片属于节目的选手，还是评委
         * @enum {string}
         */
        PictureOwner: "PROGRAM" | "JUDGE";
        PhotosUpload: {
            /**
             * Format: binary
             * @description zip 文件，最大 60 MB，最多 300 张图片；文件名是编号或姓名，如 3.jpg、03 李雷.png、李雷.jpg
             */
            file: string;
        };
        PhotosAnswer: {
            /** @description 只检查过，什么也没有保存 */
            preview: boolean;
            /** @description 找到了人的图片 */
            matched: {
                file: string;
                id: components["schemas"]["Id"];
                /** @description 选手或评委 */
                name: string;
                /** @description 已经有照片，会换成这一张 */
                replaces: boolean;
            }[];
            /** @description 没有用上的文件和原因 */
            refused: {
                file: string;
                /** @description 没有采用的原因 */
                reason: string;
            }[];
        };
        ImageUpload: {
            /**
             * Format: binary
             * @description JPEG、PNG、WebP、GIF 或 AVIF 图片，最大 10 MB
             */
            file: string;
        };
        UploadedImage: {
            /** @description 本站路径，可以写进基础设置 */
            url: string;
            /** @description 宽度，像素 */
            width: number;
            /** @description 高度，像素 */
            height: number;
            /** @description 字节数 */
            size: number;
        };
        JudgeStatus: {
            /** @description 是否已经报名 */
            applied: boolean;
            /** @description 哪一位评委 */
            judge: components["schemas"]["Judge"] | null;
        };
        /** @description 评委的个人席位链接，印在席卡上 */
        Seat: {
            judgeId: components["schemas"]["Id"];
            /** @description 席位码，打开席位用 */
            code: string;
            /** @description 本站路径，如 /web/judge/seat#… */
            path: string;
            usedAt: components["schemas"]["EpochMs"] | null;
        };
        Seats: {
            /** @description 每位评委的席位 */
            seats: (components["schemas"]["Seat"] & {
                /** @description 评委编号 */
                number: number | null;
                name: string;
                /** @description 评委组，没有分组时为空 */
                judgeGroupId: components["schemas"]["Id"] | null;
            })[];
        };
        SeatOpen: {
            /** @description 席位链接里井号后面的代码；不在地址里，代理和网关不会记下它 */
            code: string;
            /** @description 已在另一部手机上打开时，是否改用这部手机 */
            takeOver?: boolean;
            /** @description 这部手机自己生成并保存的随机串；答复丢失后再打开，服务器知道还是同一部手机 */
            phone?: string;
        };
        SeatAnswer: {
            /** @description 这个席位的令牌 */
            token: string;
            competitionId: components["schemas"]["Id"];
            /** @description 哪一位评委 */
            judge: components["schemas"]["JudgeRef"];
        };
        /**
         * @description 谁主持这场比赛：HERE 这台服务器；HALL 现场的一台电脑，它把比赛带走了；HOME 这里是现场，比赛属于它来自的服务，还没有带来或已经归还
         * @enum {string}
         */
        Holder: "HERE" | "HALL" | "HOME";
        CompetitionHolder: {
            holder: components["schemas"]["Holder"];
            /** @description 换过几次主持 */
            epoch: number;
            /** @description 不在这里主持时，主持它的地方 */
            place: components["schemas"]["HolderPlace"] | null;
        };
        HolderPlace: {
            /** @description 那里的名字 */
            name: string;
            /** @description 在那里打开的地址 */
            address: string;
            since: components["schemas"]["EpochMs"];
        };
        HallCode: {
            /** @description 只显示这一次 */
            code: string;
            expiresAt: components["schemas"]["EpochMs"];
        };
        /** @description 现场的电脑自己编的凭据 */
        HallReceipt: string;
        /** @description 取到的全部内容的 SHA-256 */
        HallContent: string;
        HallFetch: {
            /** @description 后台给的代码 */
            code: string;
            receipt: components["schemas"]["HallReceipt"];
        };
        HallConfirm: {
            competitionId: components["schemas"]["Id"];
            receipt: components["schemas"]["HallReceipt"];
            content: components["schemas"]["HallContent"];
            /** @description 现场的名字 */
            name: string;
            /** @description 在现场打开的地址 */
            address: string;
        };
        HallConfirmed: {
            /** @description 换过几次主持 */
            epoch: number;
            content: components["schemas"]["HallContent"];
        };
        HallUpload: {
            /**
             * Format: binary
             * @description gzip 压缩的行，最大 64 MB
             */
            file: string;
        };
        HallReturned: {
            /** @description 换过几次主持 */
            epoch: number;
            /** @description 带回了几条台账 */
            entries: number;
            /** @description 最后一条的时间；没有新的时为空 */
            until: components["schemas"]["EpochMs"] | null;
        };
        Invitation: {
            /** @description 邀请码，撤销后为空 */
            code: string | null;
            /** @description 报名页的本站路径 */
            path: string | null;
            createdAt: components["schemas"]["EpochMs"] | null;
        };
        SubmittedScore: {
            programId: components["schemas"]["Id"];
            itemId: components["schemas"]["Id"] | null;
            score: components["schemas"]["Score"];
            /** @description 第几次提交 */
            revision: number;
            /** @description 服务器回执码 */
            receipt: string;
            at: components["schemas"]["EpochMs"];
            /** @description 第几次上场；第一次没有 */
            performance?: number;
        };
        OwnScores: {
            /** @description 自己给出的分数 */
            scores: components["schemas"]["SubmittedScore"][];
            /** @description 自己打过分的节目 */
            programs: components["schemas"]["StageProgram"][];
            /** @description 自己迟交的分数和操作员的决定，按时间排列 */
            lateScores: components["schemas"]["LateScore"][];
        };
        ScoreSubmission: {
            /** @description 每个评分项一个分数；整体打分时只有一个 */
            scores: {
                /** @description 评分项，整体打分时为空 */
                itemId: string | null;
                score: components["schemas"]["Score"];
                /** @description 提交时这部手机所知的是第几次提交，没有为 0；服务器已有更新的一次时拒绝，不覆盖 */
                seenRevision?: number;
            }[];
            windowId?: components["schemas"]["Id"];
        };
        SubmissionAnswer: {
            version: components["schemas"]["Version"];
            /** @description 服务器回执码，重复提交得到同一个 */
            receipt: string;
            /** @description 记下的分数 */
            scores: components["schemas"]["SubmittedScore"][];
        };
        /**
         * @description WAITING 待上场，SPEECH 表演中，SCORING 打分中，REVEALED 已亮分，RESULT 已出分；对战为 BATTLE 进行中、DETERMINED 已判定
         * @enum {string}
         */
        ProgramPhase: "WAITING" | "SPEECH" | "SCORING" | "REVEALED" | "RESULT" | "BATTLE" | "DETERMINED";
        ProgramItemResult: {
            itemId: components["schemas"]["Id"];
            score: components["schemas"]["Score"] | null;
            phase: components["schemas"]["ProgramPhase"];
            /** @description 这个评分项单独重新表演过时，现在算的是第几次；没有单独重新表演过时没有 */
            performance?: number;
        };
        ProgramFoulRecord: {
            foulId: components["schemas"]["Id"];
            /** @description 已犯规几次 */
            times: number;
        };
        /**
         * @description 节目为什么不能操作：REHEARSAL_DISABLED 彩排名额以外，UNPAIRED 没有配对
         * @enum {string}
         */
        DisabledReason: "REHEARSAL_DISABLED" | "UNPAIRED";
        /**
         * @description 节目在名次里的身份：COMPETING 参赛，ABSENT 未上场，WITHDRAWN 弃权，DISQUALIFIED 取消资格，GUEST 不计名次（可以演出、打分和公布）。除 COMPETING 以外都没有名次，不得奖，不晋级；号码和成绩保留
         * @enum {string}
         */
        ProgramStanding: "COMPETING" | "ABSENT" | "WITHDRAWN" | "DISQUALIFIED" | "GUEST";
        /**
         * @description 对战结果：WIN 胜，LOSS 负，DRAW 平；平只在循环赛里有
         * @enum {string}
         */
        BattleOutcome: "WIN" | "LOSS" | "DRAW";
        Program: {
            id: components["schemas"]["Id"];
            /** @description 出场序号，组内从 1 起连续；名单给了序号的是名单上的，开演后不再变 */
            sort: number;
            programName: string;
            contestant: string;
            phase: components["schemas"]["ProgramPhase"];
            /** @description 最终得分，还没出分时为空 */
            finalScore: components["schemas"]["Score"] | null;
            /** @description 当前得分（对战的比分，或已出分评分项的合计） */
            currentScore: components["schemas"]["Score"];
            /** @description 每个评分项的得分和进度 */
            programItemResults: components["schemas"]["ProgramItemResult"][];
            /** @description 每种犯规的次数 */
            programFoulRecords: components["schemas"]["ProgramFoulRecord"][];
            /** @description 对手的标识，不是对战或没有配对时为空 */
            battleProgram: components["schemas"]["Id"] | null;
            /** @description 不能操作的原因，可以操作时为空 */
            disabled: components["schemas"]["DisabledReason"] | null;
            /** @description 成绩是否更正过 */
            corrected: boolean;
            /** @description 对战结果 */
            outcome: components["schemas"]["BattleOutcome"] | null;
            /** @description 不参加排名时的身份；参赛时没有 */
            standing?: components["schemas"]["ProgramStanding"];
            /** @description 为什么不参加排名；只给控制台和组织者 */
            standingReason?: components["schemas"]["Reason"];
            fought?: components["schemas"]["FoughtBout"];
            /** @description 选手所在的学校或单位；没有时没有 */
            organisation?: string;
            /** @description 选手的照片，3:4 竖图；没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description 学校或单位的标志；没有时没有 */
            markUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description 现在算的是第几次上场；第一次没有 */
            performance?: number;
            /** @description 以前几次上场的成绩，先上场的在前；只上场一次时没有 */
            formerResults?: components["schemas"]["FormerResult"][];
            /** @description 亮分时的评委席；没有亮过分时没有，控制台不收到 */
            panel?: components["schemas"]["ProgramPanel"];
            /** @description 难度系数；没有时为 1 */
            factor?: components["schemas"]["ProgramFactor"];
            /** @description 前一轮的成绩；没有时没有 */
            earlierScore?: components["schemas"]["EarlierScore"];
            /** @description 前一轮是哪一场，如 初赛；没有写时没有 */
            earlierFrom?: string;
            /** @description 只由哪个评委组评；没有时全部评委组都评 */
            judgeGroupId?: components["schemas"]["Id"];
            /** @description 作废的分数；没有时没有 */
            struck?: components["schemas"]["StruckScore"][];
            /** @description 上场的用时；计分设置里没有按用时扣分时没有 */
            actTime?: components["schemas"]["ActTime"];
            /** @description 这次上场的现场观众投票；没有投过时没有 */
            audienceVote?: components["schemas"]["AudienceVote"];
        };
        /** @description 难度系数：评委得出的分乘以它，再加减分 */
        ProgramFactor: components["schemas"]["ThreeDecimals"];
        /** @description 作废的一个分数；分数保留，不计入 */
        StruckScore: {
            judgeId: components["schemas"]["Id"];
            itemId: components["schemas"]["Id"] | null;
            reason: components["schemas"]["Reason"];
            at: components["schemas"]["EpochMs"];
        };
        /** @description 计算时作废的一个分数 */
        StruckWorking: {
            judgeId: components["schemas"]["Id"];
            /** @description 评委编号 */
            number: number | null;
            name: string;
            itemId: components["schemas"]["Id"] | null;
            score: components["schemas"]["Score"];
            reason: components["schemas"]["Reason"];
        };
        /** @description 一个节目亮分时的评委席。以后改名、换组、回避、签退或删除评委，都不改变这一次的成绩和纸面 */
        ProgramPanel: {
            /** @description 当时已通过的评委，按号码 */
            judges: components["schemas"]["PanelJudge"][];
            /** @description 当时的评委组和权重；没有评委组时没有 */
            groups?: components["schemas"]["PanelGroup"][];
            /** @description 当时的难度系数；没有时为 1 */
            factor?: components["schemas"]["ProgramFactor"];
            /** @description 当时写的前一轮成绩；没有时没有 */
            earlierScore?: components["schemas"]["EarlierScore"];
            /** @description 当时写的前一轮是哪一场；没有写时没有 */
            earlierFrom?: string;
            /** @description 当时只由哪个评委组评；没有时全部评委组都评 */
            judgeGroupId?: components["schemas"]["Id"];
        };
        /** @description 评委席上的一位评委，按亮分时的样子 */
        PanelJudge: {
            id: components["schemas"]["Id"];
            /** @description 评委编号 */
            number: number | null;
            name: string;
            /** @description 评委组；不在任何一组时没有 */
            judgeGroupId?: components["schemas"]["Id"];
            /** @description 为什么不计分；计分时没有 */
            absence?: components["schemas"]["PanelAbsence"];
            /** @description 已签退、也没有打过分，所以不算评委席上的一席；只在 missingScore 要补分或折算时记 */
            left?: boolean;
            /** @description 头衔；没有时没有 */
            title?: string;
            /** @description 照片，3:4 竖图；没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
        };
        /**
         * @description 评委席上的评委为什么不给这个节目计分：RECUSED 回避，NOT_SIGNED_IN 没有签到
         * @enum {string}
         */
        PanelAbsence: "RECUSED" | "NOT_SIGNED_IN";
        /** @description 评委席上的一个评委组 */
        PanelGroup: {
            id: components["schemas"]["Id"];
            groupName: string;
            /** @description 权重（百分数） */
            weight: components["schemas"]["ThreeDecimals"];
        };
        /** @description 以前一次上场的成绩；它不再计入 */
        FormerResult: {
            /** @description 第几次上场；第一次没有 */
            performance?: number;
            /** @description 单独重新表演的评分项；整个节目为空 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 当时的得分；没有出分时为空 */
            score: components["schemas"]["Score"] | null;
            /** @description 当时的成绩是否更正过 */
            corrected: boolean;
        };
        /** @description 正在打或打过的一场；以后怎样调整名单，这一场的双方、红蓝和场次都不变。没有打过时没有 */
        FoughtBout: {
            opponentId: components["schemas"]["Id"];
            side: components["schemas"]["BattleSideName"];
            /** @description 组内第几场 */
            bout: number;
        };
        /**
         * @description 红方或蓝方
         * @enum {string}
         */
        BattleSideName: "RED" | "BLUE";
        ProgramGroup: {
            id: components["schemas"]["Id"];
            groupName: string;
            /** @description 节目组的次序，从 1 开始 */
            sort: number;
            /** @description 对战里这一组是哪一种轮次；没有选定时没有，按组名和对阵来认 */
            roundKind?: components["schemas"]["RoundKind"];
            /** @description 对战里这一组的组别；没有写明时没有，按组名来认 */
            division?: components["schemas"]["Division"];
            /** @description 循环赛怎么计积分；没有选定时没有，按胜 3 平 1 */
            tablePoints?: components["schemas"]["TablePoints"];
            /** @description 组内的节目，按出场顺序 */
            programs: components["schemas"]["Program"][];
        };
        /**
         * @description 一组对战是哪一种轮次：ROUND 普通一轮，FINAL 决赛，THIRD_PLACE 季军赛，PLACEMENT 排位赛，RE_ENTRY 复活赛，EXHIBITION 表演赛，ROUND_ROBIN 循环赛（可以判平，不进入下一轮的对阵）；只有决赛产生冠军
         * @enum {string}
         */
        RoundKind: "ROUND" | "FINAL" | "THIRD_PLACE" | "PLACEMENT" | "RE_ENTRY" | "EXHIBITION" | "ROUND_ROBIN";
        /**
         * @description 循环赛一场得几分积分：WIN_3_DRAW_1 胜 3 平 1 负 0，WIN_2_DRAW_1 胜 2 平 1 负 0，WIN_1_DRAW_HALF 胜 1 平 0.5 负 0，WIN_2_LOSS_1 胜 2 负 1、不能判平，WIN_3_LOSS_1 胜 3 负 1、不能判平
         * @default WIN_3_DRAW_1
         * @enum {string}
         */
        TablePoints: "WIN_3_DRAW_1" | "WIN_2_DRAW_1" | "WIN_1_DRAW_HALF" | "WIN_2_LOSS_1" | "WIN_3_LOSS_1";
        /**
         * @description 循环赛积分相同时，按哪一步排在前一名之后：先只看积分相同的各方相互之间的场次——HEAD_TO_HEAD 积分，HEAD_DIFFERENCE 净胜分，HEAD_SCORED 得分；分出一部分以后，仍然相同的再只看他们之间的；都相同时看全部场次——DIFFERENCE 净胜分，SCORED 得分
         * @enum {string}
         */
        TableStep: "HEAD_TO_HEAD" | "HEAD_DIFFERENCE" | "HEAD_SCORED" | "DIFFERENCE" | "SCORED";
        /** @description 循环赛积分表里的一方 */
        TableRow: {
            /** @description 这一方在组里的第一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 名次；不参加排名时为空 */
            rank: number | null;
            /** @description 并列：各步都相同的还有别人 */
            tied: boolean;
            /** @description 已有结果的场次，连同不战而胜和因此告负的 */
            played: number;
            /** @description 胜几场 */
            won: number;
            /** @description 平几场 */
            drawn: number;
            /** @description 负几场 */
            lost: number;
            /** @description 得分合计；不战而胜的场次没有比分 */
            scored: components["schemas"]["Score"];
            /** @description 对手的得分合计 */
            conceded: components["schemas"]["Score"];
            /** @description 净胜分：得分合计减去对手的 */
            difference: components["schemas"]["Score"];
            /** @description 积分 */
            points: number;
            /** @description 与前一名积分相同时，按哪一步排在它之后；积分不同或并列时为空 */
            decidedBy: components["schemas"]["TableStep"] | null;
        };
        /** @description 一个循环赛组的积分表 */
        RoundTable: {
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            tablePoints: components["schemas"]["TablePoints"];
            /** @description 按名次，不参加排名的在最后 */
            rows: components["schemas"]["TableRow"][];
            /** @description 还有几场没有结果 */
            boutsLeft: number;
        };
        /** @description 各自产生冠军的组别，例如“男子”；空字符串是不分组别 */
        Division: string;
        ProgramGroups: {
            /** @description 读出时的版本，修改时放进 X-Seen-Version */
            version: components["schemas"]["Version"];
            /** @description 节目组，按次序 */
            programGroups: components["schemas"]["ProgramGroup"][];
            /** @description 有分数还没有公布、因此不给这个账号的节目 */
            coveredProgramIds: components["schemas"]["Id"][];
        };
        ProgramCreate: {
            programName: string;
            contestant?: string;
            /** @description 节目组，就是各处的 groupId；台账里的字段也叫这个名字 */
            programGroupId?: components["schemas"]["Id"];
            organisation?: string;
            photoUrl?: components["schemas"]["PictureUrl"] | null;
            markUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description 难度系数，空为 1 */
            factor?: components["schemas"]["ProgramFactor"] | null;
            /** @description 前一轮的成绩，空为没有 */
            earlierScore?: components["schemas"]["EarlierScore"] | null;
            /** @description 前一轮是哪一场，如 初赛 */
            earlierFrom?: string;
            /** @description 只由哪个评委组评，空为全部；打过分以后不能再改 */
            judgeGroupId?: components["schemas"]["Id"] | null;
        };
        ProgramPatch: {
            programName?: string;
            contestant?: string;
            /** @description 节目组，就是各处的 groupId；台账里的字段也叫这个名字 */
            programGroupId?: components["schemas"]["Id"];
            organisation?: string;
            photoUrl?: components["schemas"]["PictureUrl"] | null;
            markUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description 难度系数，空为 1。已出的成绩不变，要按新的系数算请用 renewProgramPanel */
            factor?: components["schemas"]["ProgramFactor"] | null;
            /** @description 前一轮的成绩，空为没有。已出的成绩不变，要按新的算请用 renewProgramPanel */
            earlierScore?: components["schemas"]["EarlierScore"] | null;
            /** @description 前一轮是哪一场，如 初赛 */
            earlierFrom?: string;
            /** @description 只由哪个评委组评，空为全部；打过分以后不能再改 */
            judgeGroupId?: components["schemas"]["Id"] | null;
        };
        ProgramSortRequest: {
            /** @description 每个节目新的次序 */
            programSorts: {
                id: components["schemas"]["Id"];
                /** @description 新的次序，从 1 开始 */
                sort: number;
            }[];
        };
        ProgramGroupsPatch: {
            /** @description 整体替换节目组，带 id 的保留；仍有节目的组不能去掉 */
            programGroups: {
                id?: components["schemas"]["Id"];
                groupName: string;
                /** @description 对战里这一组是哪一种轮次；不写则不变，空值则按组名和对阵来认 */
                roundKind?: components["schemas"]["RoundKind"] | null;
                /** @description 循环赛怎么计积分；不写则不变，空值则按胜 3 平 1；不是循环赛的组不留 */
                tablePoints?: components["schemas"]["TablePoints"] | null;
                /** @description 对战里这一组的组别；不写则不变，空值则按组名来认，空字符串是不分组别 */
                division?: string | null;
            }[];
        };
        /**
         * @description 去掉的是哪一头：HIGHEST 最高分，LOWEST 最低分
         * @enum {string}
         */
        DropKind: "HIGHEST" | "LOWEST";
        /** @description 一位评委的一个分数在计算中的去向 */
        JudgeScoreWorking: {
            judgeId: components["schemas"]["Id"];
            /** @description 评委编号 */
            number: number | null;
            name: string;
            score: components["schemas"]["Score"];
            dropped: components["schemas"]["DropKind"] | null;
            /** @description 评委给的扣分，score 是满分减去它；给得分的没有 */
            deduction?: components["schemas"]["Score"];
            /** @description 是否与别的分数相差过大；不是时没有 */
            apart?: boolean;
        };
        JudgeGroupWorking: {
            /** @description 评委组 */
            judgeGroupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 设定的权重 */
            weight: number;
            /** @description 重新归一后的权重（百分数，四舍五入到三位小数，仅供显示） */
            effectiveWeight: number;
            /** @description 组里每位评委的分数 */
            scores: components["schemas"]["JudgeScoreWorking"][];
            /** @description 该组的结果，精确十进制或分数的字符串 */
            value: string;
            /** @description 分数太少，没有去掉最高最低 */
            dropSkipped: boolean;
            /** @description 去分表用了哪一行；不按人数去分时没有 */
            dropsApplied?: components["schemas"]["DropsApplied"];
            /** @description 这一组自己的合成方式；与整场比赛的相同时没有 */
            calculation?: components["schemas"]["Calculation"];
            /** @description 补上的分；没有补时没有 */
            filled?: components["schemas"]["FilledScores"];
            /** @description 按人数折算；没有折算时没有 */
            proRata?: components["schemas"]["ProRata"];
            /** @description 评委的分数相差过大；没有时没有 */
            apart?: components["schemas"]["MarksApart"];
        };
        /** @description 评委席上没有给分的评委，用同组其余评委的平均补上的分；不是任何评委打的 */
        FilledScores: {
            /** @description 补了几位 */
            count: number;
            /** @description 每一位补上的分，精确十进制或分数的字符串 */
            value: string;
            /** @description 其中几个作为最高分去掉 */
            highest: number;
            /** @description 其中几个作为最低分去掉 */
            lowest: number;
        };
        /** @description 有评委没有给分时，合计乘以应计人数、除以计入人数 */
        ProRata: {
            /** @description 计入几位评委的分 */
            counted: number;
            /** @description 评委席全部给分时应计几位 */
            nominal: number;
        };
        /** @description 一个评分项或整体的计算过程 */
        ScoreWorking: {
            itemId: components["schemas"]["Id"] | null;
            /** @description 评分项的名称；整体打分时为空 */
            itemName: string | null;
            /** @description 以百分之几计入总分；整体为空 */
            proportion: number | null;
            /** @description 按系数计入时的系数；按占比计入时没有 */
            factor?: number;
            /** @description 每个评委组的计算过程 */
            groups: components["schemas"]["JudgeGroupWorking"][];
            /**
             * @description 只计最好的几项时，没有计入的一项；计入的没有
             * @constant
             */
            notCounted?: true;
            /** @description 有评委组没有分数，权重已重新归一 */
            renormalised: boolean;
            /** @description 参与下一步计算的精确值 */
            value: string;
            /** @description 观众看到的值 */
            shown: components["schemas"]["Score"];
        };
        /** @description 一次加减分；为 0 的不改变得分，只在按 HEAD_JUDGE 比较同分时算一票 */
        Adjustment: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Score"];
            reason: components["schemas"]["Reason"];
            at: components["schemas"]["EpochMs"];
            /** @description 第几次上场；第一次没有 */
            performance?: number;
            /** @description 是否按用时的表扣的分；不是时没有 */
            forTime?: boolean;
        };
        /** @description 一个节目的最终得分与「怎么算的」 */
        FinalScore: {
            programId: components["schemas"]["Id"];
            /** @description 第几次上场；第一次没有 */
            performance?: number;
            /** @description 全部评分项都有分数 */
            complete: boolean;
            score: components["schemas"]["Score"] | null;
            /** @description 每个评分项的计算过程；整体打分时只有一个 */
            parts: components["schemas"]["ScoreWorking"][];
            /** @description 各部分合计以后乘的难度系数；没有时为 1 */
            factor?: components["schemas"]["ProgramFactor"];
            /** @description 前一轮成绩怎么计入的；只算本轮时没有 */
            earlier?: components["schemas"]["EarlierWorking"];
            /** @description 加减分，按时间 */
            adjustments: components["schemas"]["Adjustment"][];
            /** @description 得分的小数位数；投票按评委组的权重得出 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            roundingStage: components["schemas"]["RoundingStage"];
            /** @description 只在去尾时有 */
            rounding?: components["schemas"]["Rounding"];
            calculation: components["schemas"]["Calculation"];
            dropScope: components["schemas"]["DropScope"];
            /** @description 人工更正，覆盖计算结果 */
            corrected: components["schemas"]["Correction"] | null;
            /** @description 作废的分数，按评委编号；没有时没有 */
            struck?: components["schemas"]["StruckWorking"][];
            tieKeys: components["schemas"]["TieKeys"];
        };
        Correction: {
            score: components["schemas"]["Score"];
            reason: components["schemas"]["Reason"];
            at: components["schemas"]["EpochMs"];
            /** @description 更正前的得分 */
            computed: components["schemas"]["Score"] | null;
        };
        /** @description 同分时比较用的值，精确字符串 */
        TieKeys: {
            /** @description 各步都不舍入时的得分，加减分和更正算在内；以前出的分没有，按得分比较 */
            unrounded?: string | null;
            /** @description 各步都不舍入时每个评分项的得分，键是评分项的标识；与 items 相同时没有 */
            unroundedItems?: {
                [key: string]: string;
            };
            /** @description 计入的评委分的平均分，去掉的分不算，不分评委组；以前出的分没有 */
            countedMean?: string | null;
            /** @description 不去掉最高分和最低分的平均分 */
            untrimmedMean: string | null;
            /** @description 评委给出的最高分 */
            highestJudge: string | null;
            /** @description 评委的总分，好的在前，不说是谁的；规则要比较它们时才有 */
            marks?: string[];
            /** @description 去掉的评委分之和；规则要比较它、而且去掉了分时才有 */
            dropped?: string;
            /** @description 评委给的分；只在按名次排名时有 */
            ballots?: components["schemas"]["JudgeBallot"][];
            /** @description 评这个节目的评委组；几个评委组之间要修正时才有 */
            panel?: components["schemas"]["JudgingPanel"];
            /** @description 裁判长裁定这个节目在前的次数；规则要比较它、而且裁定过时才有 */
            rulings?: string;
            /** @description 每个评分项的得分，键是评分项的标识 */
            items: {
                [key: string]: string;
            };
            /** @description 每个评委组的得分，键是评委组的标识 */
            groups: {
                [key: string]: string;
            };
        };
        /** @description 独自评一个节目的评委组；标识为空是由全部评委组评 */
        JudgingPanel: {
            /** @description 评委组的标识 */
            id: string;
            /** @description 出分时评委组的名称 */
            groupName: string;
        };
        RankRow: {
            /** @description 名次，没有得分的节目排在最后且没有名次 */
            rank: number | null;
            /** @description 并列：还有别的节目也是这个名次 */
            tied: boolean;
            programId: components["schemas"]["Id"];
            /** @description 节目在出场顺序里的次序 */
            sort: number;
            programName: string;
            contestant: string;
            score: components["schemas"]["Score"] | null;
            /** @description 与上一名同分时由哪条规则分出先后 */
            decidedBy: string | null;
            /** @description 评委给的名次；只在按名次排名时有 */
            places?: components["schemas"]["RankPlaces"];
            /** @description score 是怎么修正来的；不修正时没有 */
            normalised?: components["schemas"]["NormalisedScore"];
            /** @description 不参加排名时的身份；参赛时没有 */
            standing?: components["schemas"]["ProgramStanding"];
            /** @description 选手的照片，3:4 竖图；只在大屏的排名列表里，没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description 没有照片时的单位标志；只在大屏的排名列表里 */
            markUrl?: components["schemas"]["PictureUrl"] | null;
        };
        /**
         * @description 现场正在播出的环节
         * @enum {string}
         */
        Link: "INIT" | "PROGRAM_LIST" | "SIGN_IN" | "TITLE" | "INTERMISSION" | "AUDIENCE_VOTE" | "RANK" | "PODIUM" | "CHAMPION" | "AWARDS" | "BRACKET" | "TEST" | "SPEECH" | "SCORE" | "SHOW_SCORE" | "SHOW_RESULT" | "BATTLE" | "PAUSE" | "RESUME" | "DETERMINE" | "TEST_SPEECH" | "TEST_SCORE" | "TEST_SHOW_SCORE" | "TEST_SHOW_RESULT" | "TEST_BATTLE" | "TEST_PAUSE" | "TEST_RESUME" | "TEST_DETERMINE";
        /**
         * @description 签到显示：TOTAL 环形总数，TILE 十二宫格，LIST 列表
         * @enum {string}
         */
        SignInShowType: "TOTAL" | "TILE" | "LIST";
        /**
         * @description 节目标题：OPENING 开场，NEXT_UP 下一个，JUST_NOW 刚刚
         * @enum {string}
         */
        TitleShowType: "OPENING" | "NEXT_UP" | "JUST_NOW";
        /**
         * @description 排名显示：DEFAULT 列表，PK 柱状
         * @enum {string}
         */
        RankShowType: "DEFAULT" | "PK";
        LinkData: {
            signInShowType: components["schemas"]["SignInShowType"] | null;
            rankShowType: components["schemas"]["RankShowType"] | null;
            /** @description 排名每页几条 */
            rankPageSize: number;
            /** @description 从 0 开始 */
            rankPageNo: number;
            rankItemId: components["schemas"]["Id"] | null;
            /** @description 排名里共几个节目 */
            rankTotalSize: number;
            /** @description 节目组里共几个节目 */
            programSize: number;
            /** @description 每个评分项的排名里有几个节目 */
            itemSize: {
                itemId: components["schemas"]["Id"];
                /** @description 几个节目 */
                itemSize: number;
            }[];
            /** @description 揭晓到第几步，为空时自动播放。自动播放中，大屏收到的是已经放到的那一步，放完才为空 */
            revealStep: number | null;
            /** @description 这次排名从全部盖着开始，从最后一页往前；没有时为否 */
            rankCovered?: boolean;
            /** @description 这次排名自动播放时每一名之间的时间；没有时为 600 */
            rankPaceMs?: number;
            /** @description 播出节目标题时是哪一种；其他环节没有 */
            titleShowType?: components["schemas"]["TitleShowType"];
            /** @description 播出节目标题时是哪个节目；其他环节没有 */
            titleProgramId?: components["schemas"]["Id"];
        };
        SignInJudge: {
            id: components["schemas"]["Id"];
            /** @description 评委编号 */
            number: number | null;
            name: string;
            /** @description 是否已签到 */
            signIn: boolean;
            /** @description 已经签退、不再参加打分；没有签退时没有 */
            signedOut?: boolean;
            /** @description 头衔；没有时没有 */
            title?: string;
            /** @description 照片，3:4 竖图；没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
        };
        SignInJudges: {
            /** @description 已通过的评委，按号码 */
            judges: components["schemas"]["SignInJudge"][];
        };
        /** @description 服务器持有的倒计时，运行时给 endsAt，暂停时给 remainingMs */
        Clock: {
            /** @description 一共多少毫秒 */
            durationMs: number;
            endsAt: components["schemas"]["EpochMs"] | null;
            /** @description 还剩多少毫秒 */
            remainingMs: number | null;
            /** @description 时间到了以后，大屏接着从零往上计时；不这样时没有 */
            countsUp?: boolean;
            /** @description 停住时已经超过多少毫秒；按用时扣分的比赛里、时间到了以后停住时才有 */
            overMs?: number;
        };
        StageProgram: {
            id: components["schemas"]["Id"];
            /** @description 次序，从 1 开始 */
            sort: number;
            programName: string;
            contestant: string;
            /** @description 不参加排名时的身份；参赛时没有 */
            standing?: components["schemas"]["ProgramStanding"];
            /** @description 选手所在的学校或单位；没有时没有 */
            organisation?: string;
            /** @description 选手的照片，3:4 竖图；没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description 学校或单位的标志；没有时没有 */
            markUrl?: components["schemas"]["PictureUrl"] | null;
        };
        StageItem: {
            id: components["schemas"]["Id"];
            /** @description 评分项的名称 */
            itemName: string;
            /** @description 以百分之几计入总分 */
            proportion: number;
            /** @description 按系数计入时的系数；按占比计入时没有 */
            factor?: number;
            /** @description 这一项的满分 */
            maxScore: number;
        };
        StageStart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "START";
        };
        StageTest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "TEST";
            /** @description 测试节目 */
            programs: components["schemas"]["StageProgram"][];
        };
        StageSignIn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "SIGN_IN";
            showType: components["schemas"]["SignInShowType"];
            /** @description 已通过的评委和他们是否签到 */
            judges: components["schemas"]["SignInJudge"][];
            /** @description 已签到的评委几位 */
            signed: number;
            /** @description 已通过的评委共几位 */
            total: number;
        };
        StageProgramRow: {
            id: components["schemas"]["Id"];
            /** @description 次序，从 1 开始 */
            sort: number;
            programName: string;
            contestant: string;
            phase: components["schemas"]["ProgramPhase"];
            finalScore: components["schemas"]["Score"] | null;
            outcome: components["schemas"]["BattleOutcome"] | null;
            opponentId: components["schemas"]["Id"] | null;
            /** @description 不参加排名时的身份；参赛时没有 */
            standing?: components["schemas"]["ProgramStanding"];
            /** @description 不战而胜：没有打，对手未上场、弃权或取消资格；其他情况没有 */
            walkover?: boolean;
        };
        StageProgramList: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "PROGRAM_LIST";
            /** @description 节目组 */
            groupId: components["schemas"]["Id"] | null;
            groupName: string;
            /** @description 以下一个节目为中心的一段，最多 24 行 */
            rows: components["schemas"]["StageProgramRow"][];
            /** @description 这一段从第几个节目开始 */
            offset: number;
            /** @description 组内节目共几个 */
            total: number;
            nextProgramId: components["schemas"]["Id"] | null;
            /** @description 最终得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
        };
        StageTitle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "TITLE";
            showType: components["schemas"]["TitleShowType"];
            groupName: string;
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 这一组有几个节目 */
            total: number;
            /** @description 「刚刚」里已经给现场看过的最终得分，否则为空 */
            score: components["schemas"]["Score"] | null;
            /** @description 它在看过的成绩里的名次 */
            rank: number | null;
            /** @description 名次是否并列 */
            tied: boolean;
            /** @description 有几个节目的成绩给现场看过 */
            rankedTotal: number;
            /** @description 是否为投票 */
            vote: boolean;
            /** @description 最终得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            /** @description 对战中的蓝方，这时 program 是红方；没有对手时为空或没有 */
            opponent?: components["schemas"]["StageProgram"] | null;
            /** @description 有对手时，是哪一场、结果如何；没有对手时为空或没有 */
            versus?: components["schemas"]["TitleVersus"] | null;
        };
        /** @description 节目标题里的一场对战；红方的得分在标题的 score 里 */
        TitleVersus: {
            /** @description 第几场 */
            bout: number;
            /** @description 「刚刚」里已经给现场看过的蓝方最终得分，否则为空 */
            opponentScore: components["schemas"]["Score"] | null;
            /** @description 「刚刚」里已经给现场看过的胜者，否则为空 */
            winnerId: components["schemas"]["Id"] | null;
        };
        StageIntermission: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "INTERMISSION";
            groupName: string;
            /** @description 休息的倒计时；不定时为空 */
            clock: components["schemas"]["Clock"] | null;
            /** @description 休息之后的节目，对战中是红方；都演完时为空 */
            next: components["schemas"]["StageProgram"] | null;
            /** @description 休息之后那一场对战的蓝方；没有时为空或没有 */
            opponent?: components["schemas"]["StageProgram"] | null;
        };
        /** @description 现场观众投票的画面；公布以前没有任何票数 */
        StageAudienceVote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "AUDIENCE_VOTE";
            groupName: string;
            /** @description 投的是哪一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 哪一次投票，投什么 */
            vote: components["schemas"]["AudienceVoteHead"];
            /** @description 公布以前为空 */
            result: components["schemas"]["AudienceVoteFigure"] | null;
        };
        /**
         * @description 现场观众投票投什么：LIKE 喜欢或不喜欢，RATING 一到十分
         * @enum {string}
         */
        AudienceVoteKind: "LIKE" | "RATING";
        AudienceVoteHead: {
            /** @description 哪一次投票 */
            id: components["schemas"]["Id"];
            voteKind: components["schemas"]["AudienceVoteKind"];
            /** @description 何时截止；还可以投时为空 */
            closedAt: components["schemas"]["EpochMs"] | null;
        };
        /** @description 一个节目的现场观众投票 */
        AudienceVote: {
            /** @description 哪一次投票 */
            id: components["schemas"]["Id"];
            voteKind: components["schemas"]["AudienceVoteKind"];
            openedAt: components["schemas"]["EpochMs"];
            /** @description 何时截止；还可以投时为空 */
            closedAt: components["schemas"]["EpochMs"] | null;
            /** @description 点票的结果；公布以前没有 */
            count?: components["schemas"]["AudienceVoteTally"];
        };
        /** @description 点票的结果。root 是全部选票的 RFC 6962 Merkle 根，每张选票一片叶子，不含谁投的 */
        AudienceVoteTally: {
            /** @description 投了票的几位 */
            voters: number;
            /** @description 各选项的票数；LIKE 为不喜欢、喜欢，RATING 为一分到十分 */
            votes: number[];
            /** @description 十六进制的 Merkle 根 */
            root: string;
        };
        /** @description 现场观众投票的结果，是另立的一个数，不计入得分 */
        AudienceVoteFigure: {
            /** @description 投了票的几位 */
            voters: number;
            /** @description 各选项的票数；LIKE 为不喜欢、喜欢，RATING 为一分到十分 */
            votes: number[];
            /** @description LIKE 是喜欢的百分比，RATING 是平均分；四舍五入到一位、两位小数；没有人投时为空 */
            figure: components["schemas"]["Score"] | null;
        };
        /** @description 一个节目的现场观众投票，公布过的结果 */
        ProgramAudienceVote: {
            programId: components["schemas"]["Id"];
            voteKind: components["schemas"]["AudienceVoteKind"];
            result: components["schemas"]["AudienceVoteFigure"];
        };
        AudienceVoteCount: {
            voteId: components["schemas"]["Id"];
            /** @description 投了票的几位 */
            voters: number;
        };
        AudienceBallot: {
            /** @description 这部手机自己生成的、猜不到的标识；服务器只存它的哈希 */
            voter: string;
            /** @description 这部手机在这次投票里第几次选择；大的算 */
            order: number;
            /** @description LIKE 为 0 不喜欢、1 喜欢，RATING 为 1 到 10 */
            choice: number;
            /** @description 按下以后过了多少毫秒才发出这一次 */
            sinceMs: number;
        };
        /** @description 回执：salt 和 choice 是 Merkle 树里这张选票的叶子 */
        AudienceReceipt: {
            voteId: components["schemas"]["Id"];
            /** @description 算的是第几次选择 */
            order: number;
            /** @description 投的是哪个选项 */
            choice: number;
            /** @description voteId、空格、receipt、空格、voter 连起来的 SHA-256 的前 32 位；手机自己能算，两部手机不会相同 */
            salt: string;
        };
        AudienceOwnBallot: {
            /** @description 回执里的 salt，手机自己算出 */
            salt: string;
            /** @description 投的是哪个选项 */
            choice: number;
        };
        /** @description 一张选票在 RFC 6962 树里的位置；从叶子沿 path 算到的应当就是 root */
        AudienceBallotProof: {
            voteId: components["schemas"]["Id"];
            /** @description 树里有几张选票 */
            voters: number;
            /** @description 台账里记下的树根 */
            root: string;
            /** @description 不在计数里时为空 */
            found: components["schemas"]["BallotInclusion"] | null;
        };
        BallotInclusion: {
            /** @description 从零数起的第几片叶子 */
            index: number;
            /** @description 往上每一层的邻居，由下到上 */
            path: string[];
        };
        /** @description 观众可以投的一次投票；截止以后留到大屏换下它 */
        AudienceFrameVote: {
            /** @description 哪一次投票 */
            id: components["schemas"]["Id"];
            voteKind: components["schemas"]["AudienceVoteKind"];
            /** @description 何时截止；还可以投时为空 */
            closedAt: components["schemas"]["EpochMs"] | null;
            programName: string;
            contestant: string;
        };
        StageSpeech: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "SPEECH";
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            groupName: string;
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 哪一个评分项；整体打分时为空 */
            item: components["schemas"]["StageItem"] | null;
            clock: components["schemas"]["Clock"] | null;
        };
        StageScoring: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "SCORING";
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            groupName: string;
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 哪一个评分项；整体打分时为空 */
            item: components["schemas"]["StageItem"] | null;
            /** @description 已提交的评委几位 */
            submitted: number;
            /** @description 应打分的评委几位 */
            expected: number;
            clock: components["schemas"]["Clock"] | null;
        };
        /** @description 一位评委亮出的分数；还没有亮出的牌只占位置，没有分数 */
        ScoreCard: {
            /** @description 评委编号 */
            number: number | null;
            /** @description 匿名时为空 */
            name: string | null;
            groupName: string;
            /** @description 还没有亮出时为空 */
            score: components["schemas"]["Score"] | null;
            /** @description 每个评分项的分数 */
            itemScores: {
                itemId: components["schemas"]["Id"];
                /** @description 还没有亮出时为空 */
                score: components["schemas"]["Score"] | null;
                dropped: components["schemas"]["DropKind"] | null;
            }[];
            /** @description 划去之前为空 */
            dropped: components["schemas"]["DropKind"] | null;
            /** @description 评委的头衔；匿名或没有时没有 */
            title?: string;
            /** @description 评委的照片，3:4 竖图；匿名或没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
        };
        /** @description 揭晓的一步；waitMs 是自动播放时距上一步的时间 */
        RevealStep: components["schemas"]["RevealTurn"] | components["schemas"]["RevealStrike"] | components["schemas"]["RevealItem"] | components["schemas"]["RevealTotal"] | components["schemas"]["RevealPart"] | components["schemas"]["RevealPlaces"] | components["schemas"]["RevealPodium"] | components["schemas"]["RevealChampion"] | components["schemas"]["RevealAward"] | components["schemas"]["RevealNewcomer"];
        /** @description 翻开从 from 起、到 to 之前的评委牌 */
        RevealTurn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "TURN";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
            /** @description 从第几张翻起，从 0 开始 */
            from: number;
            /** @description 翻到第几张为止，不含 */
            to: number;
        };
        /** @description 划去最高分或最低分 */
        RevealStrike: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "STRIKE";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
            dropped: components["schemas"]["DropKind"];
        };
        /** @description 亮出一个评分项的得分 */
        RevealItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ITEM";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
            itemId: components["schemas"]["Id"];
        };
        /**
         * @description 出的是什么分：PROGRAM 整个节目，ITEM 一个评分项
         * @enum {string}
         */
        RevealScope: "PROGRAM" | "ITEM";
        /** @description 亮出节目或评分项的得分 */
        RevealTotal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "TOTAL";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
            of: components["schemas"]["RevealScope"];
        };
        /**
         * @description 得分之后揭晓什么：RANK 名次，LEADER 领先者，WORKING 怎么算的
         * @enum {string}
         */
        RevealPartKind: "RANK" | "LEADER" | "WORKING";
        /** @description 亮出名次、领先者或怎么算的 */
        RevealPart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "RANK" | "LEADER" | "WORKING";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
        };
        /** @description 揭晓排名这一页上从 from 起、到 to 之前的位置（从 0 开始）；并列的一起揭晓 */
        RevealPlaces: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "PLACES";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
            /** @description 从第几名起，从 0 开始 */
            from: number;
            /** @description 到第几名为止，不含 */
            to: number;
        };
        /** @description 排名揭晓完，前三名上颁奖台 */
        RevealPodium: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "PODIUM";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
        };
        /**
         * @description 冠军画面揭晓什么：CHAMPION 是谁，DECISION 得分和怎样分出的
         * @enum {string}
         */
        RevealChampionKind: "CHAMPION" | "DECISION";
        /** @description 揭晓冠军，或冠军的得分 */
        RevealChampion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "CHAMPION" | "DECISION";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
        };
        /**
         * @description 一个奖项揭晓什么：AWARD 奖项的名称，WINNERS 给了谁
         * @enum {string}
         */
        RevealAwardKind: "AWARD" | "WINNERS";
        /** @description 宣布第几个奖项（从 0 开始，最先揭晓的是 0），或揭晓它给了谁 */
        RevealAward: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "AWARD" | "WINNERS";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
            /** @description 第几个奖项，从 0 开始 */
            award: number;
        };
        /** @description 刚出分的节目从排名的末尾走到它的名次，其他节目让出位置 */
        RevealNewcomer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "NEWCOMER";
            /** @description 自动播放时，离上一步多少毫秒 */
            waitMs: number;
        };
        /** @description 只在逐步揭晓、画面按已走的步数裁剪时给出；完整的画面由它自己算出步骤 */
        RevealSteps: components["schemas"]["RevealStep"][];
        StageReveal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "SCORE_REVEAL";
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            groupName: string;
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 哪一个评分项；整体打分时为空 */
            item: components["schemas"]["StageItem"] | null;
            /** @description 合并打分时的全部评分项 */
            items: components["schemas"]["StageItem"][];
            /** @description 每位评委的分数牌 */
            cards: components["schemas"]["ScoreCard"][];
            /** @description 是否投票：分数是票数 */
            vote: boolean;
            fullScore?: components["schemas"]["Score"];
            /** @description 得分的小数位数；它与 fullScore 以前写下的都没有 */
            decimals?: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            /** @description 没有时为 CARDS */
            style?: components["schemas"]["RevealStyle"];
            /** @description 光柱要越过的一行：观众已经看到的、其他节目里得分最高的；与评委的分数不能相比时没有 */
            mark?: components["schemas"]["RankRow"] | null;
            steps?: components["schemas"]["RevealSteps"];
        };
        StageResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "RESULT";
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            groupName: string;
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 哪一个评分项；整体打分时为空 */
            item: components["schemas"]["StageItem"] | null;
            /** @description 每个评分项的得分 */
            itemScores: {
                /** @description 哪一个评分项 */
                item: components["schemas"]["StageItem"];
                score: components["schemas"]["Score"] | null;
            }[];
            itemScore: components["schemas"]["Score"] | null;
            programScore: components["schemas"]["Score"] | null;
            /** @description 名次；还没有时为空 */
            rank: number | null;
            /** @description 并列：还有别的节目也是这个名次 */
            tied: boolean;
            /** @description 已有名次的节目几个 */
            rankedTotal: number;
            /** @description 得分更高的第一名；这个节目刚登上榜首时就是它自己；没有比它高、也没有比它低的节目可说时为空 */
            leader: components["schemas"]["RankRow"] | null;
            /** @description 刚独自登上榜首，得分高于其他全部节目；只说一次：重播、名次不变的更正和撤销之后不再说 */
            leaderChanged: boolean;
            /** @description 没有时为 CARDS */
            style?: components["schemas"]["RevealStyle"];
            /** @description 此前的第一名：观众已经看到的、其他节目里得分最高的一行；登上榜首就是超过它。以前写下的没有 */
            mark?: components["schemas"]["RankRow"] | null;
            /** @description 得分的满分，标尺的顶端；投票、求和的比赛没有 */
            fullScore?: components["schemas"]["Score"];
            working: components["schemas"]["FinalScore"];
            /** @description 每位评委的分数牌 */
            cards: components["schemas"]["ScoreCard"][];
            /** @description 是否投票：分数是票数 */
            vote: boolean;
            steps?: components["schemas"]["RevealSteps"];
        };
        StageRanking: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "RANKING";
            showType: components["schemas"]["RankShowType"];
            groupName: string;
            /** @description 哪一个评分项；整体打分时为空 */
            item: components["schemas"]["StageItem"] | null;
            /** @description 第几页，从 0 开始 */
            pageNo: number;
            /** @description 每页几条 */
            pageSize: number;
            /** @description 一共几个节目 */
            totalSize: number;
            /** @description 这一页的名次；逐步揭晓时只有已经揭晓的，从这一页的末尾数起 */
            rows: components["schemas"]["RankRow"][];
            /** @description 第一名的得分，柱状图以它为满格；逐步揭晓时是已揭晓的最高分；后面的页里，观众还没看到第一名的得分时，是这一页的最高分 */
            topScore: components["schemas"]["Score"] | null;
            /** @description 自动播放时每一名之间的时间；以前写下的没有，按 600 */
            paceMs?: number;
            steps?: components["schemas"]["RevealSteps"];
            /** @description 这一组有节目有照片或单位标志，排名列表给每一行留出它的位置；不给为否 */
            pictured?: boolean;
            /** @description 名次不会再变、前三名都在这一页且不超过 6 个，揭晓完还有颁奖台一步；不给为否 */
            podium?: boolean;
            /** @description 前几名晋级；没有晋级线时不给 */
            promotedCount?: number;
            /** @description 这一页里刚出分、观众已经看到名次的节目；还有节目没出分、不逐个揭晓时，它最后走进排名 */
            newcomer?: components["schemas"]["Id"];
            /** @description 晋级线在第几个位置之后，并列最后一名的都在线上；逐步揭晓时，要等这一名揭晓才给 */
            promotedPlaces?: number;
            /** @description 是否投票：分数是票数 */
            vote: boolean;
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
        };
        /** @description 颁奖台：名次不会再变的一组，前三名 */
        StagePodium: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "PODIUM";
            groupName: string;
            /** @description 前三名，从第一名起，并列的都在里面；站不下时大屏一个名次一个名次地列出。逐步揭晓时只有已经揭晓的 */
            rows: components["schemas"]["RankRow"][];
            /** @description 是否投票：分数是票数 */
            vote: boolean;
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            steps?: components["schemas"]["RevealSteps"];
        };
        /** @description 第二名和它与冠军相差多少 */
        StageRunnerUp: {
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            score: components["schemas"]["Score"];
            /** @description 冠军领先多少；同分时为 0 */
            margin: components["schemas"]["Score"];
            /** @description 同分时由哪条规则分出先后 */
            decidedBy: string | null;
        };
        /** @description 冠军；并列第一的都是冠军。还没有揭晓的为空 */
        StageChampion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "CHAMPION";
            groupName: string;
            /** @description 冠军；第一名并列时有几位 */
            champions: components["schemas"]["StageProgram"][];
            score: components["schemas"]["Score"] | null;
            /** @description 并列冠军或只有一个节目时为空 */
            runnerUp: components["schemas"]["StageRunnerUp"] | null;
            /** @description 是否投票：分数是票数 */
            vote: boolean;
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            steps?: components["schemas"]["RevealSteps"];
        };
        StageAward: {
            /** @description 奖项的名称 */
            awardName: string;
            /** @description 还没有揭晓时为空 */
            winners: components["schemas"]["StageProgram"][];
        };
        /** @description 奖项，最先揭晓的（最低的）在前；没有人得的奖项不在里面，还没有宣布的也不在 */
        StageAwards: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "AWARDS";
            groupName: string;
            /** @description 各奖项，由低到高 */
            awards: components["schemas"]["StageAward"][];
            steps?: components["schemas"]["RevealSteps"];
        };
        BracketSide: {
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            /** @description 还没有判定时为空 */
            score: components["schemas"]["Score"] | null;
            outcome: components["schemas"]["BattleOutcome"] | null;
            /** @description 作为胜者从前面一轮的第几个位置来（从 0 开始）；不是这样来的、或者认不出的为空 */
            from: number | null;
            /** @description 那是 rounds 里的第几轮（从 0 开始）；就是上一轮时没有 */
            fromRound?: number;
            /** @description 不战而胜：没有打，对手未上场、弃权或取消资格；其他情况没有 */
            walkover?: boolean;
        };
        /** @description 一轮里的一个位置：一场对战，或轮空 */
        BracketSlot: {
            /** @description 第几场；轮空时为空 */
            bout: number | null;
            /** @description 红方 */
            red: components["schemas"]["BracketSide"];
            /** @description 轮空时为空 */
            blue: components["schemas"]["BracketSide"] | null;
        };
        BracketRound: {
            groupName: string;
            /** @description 这一轮的各场 */
            slots: components["schemas"]["BracketSlot"][];
            /** @description 哪一种轮次；普通一轮时没有 */
            roundKind?: components["schemas"]["RoundKind"];
            /** @description 组别；不分组别时没有 */
            division?: components["schemas"]["Division"];
        };
        /**
         * @description 一个组别为什么没有冠军：UNDECIDED 决赛还没有判定，NO_FINAL 看不出哪一组是决赛，SEVERAL_BOUTS 决赛组里有几场、看不出哪一场是决赛，SEVERAL_FINALS 有几组决赛，WINNER_OUT 决赛的胜者不参加排名，NOBODY_LEFT 决赛的双方都没有打就退出了，TABLE_OPEN 循环赛还有场次没有结果，TABLE_TIED 循环赛第一名并列
         * @enum {string}
         */
        NoChampionReason: "UNDECIDED" | "NO_FINAL" | "SEVERAL_BOUTS" | "SEVERAL_FINALS" | "WINNER_OUT" | "NOBODY_LEFT" | "TABLE_OPEN" | "TABLE_TIED";
        /** @description 一个组别的冠军，或者为什么没有 */
        BracketDivision: {
            division: components["schemas"]["Division"];
            /** @description 这个组别决赛的胜者；只有一组循环赛时是积分表的第一名；没有时为空 */
            champion: components["schemas"]["StageProgram"] | null;
            /** @description 为什么没有冠军；有冠军时为空 */
            noChampion: components["schemas"]["NoChampionReason"] | null;
        };
        /** @description 对阵图：节目组就是轮次，最早的在前，每个组别最多最后 5 轮 */
        StageBracket: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "BRACKET";
            /** @description 各轮，从第一轮起 */
            rounds: components["schemas"]["BracketRound"][];
            /** @description 全部对阵只有一个组别时，它的冠军；还没有、认不出、或者有几个组别时为空 */
            champion: components["schemas"]["StageProgram"] | null;
            /** @description 各组别的冠军；以前存下的画面里没有 */
            divisions?: components["schemas"]["BracketDivision"][];
            /** @description 接下来哪个节目上场（红方或蓝方），和节目单、中场休息同一个；没有下一场时为空；以前存下的画面里没有 */
            nextProgramId?: components["schemas"]["Id"] | null;
            /** @description 当前组是循环赛时它的积分表，大屏显示它；其他情况没有 */
            table?: components["schemas"]["RoundTable"];
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
        };
        BattleSide: {
            /** @description 哪一个节目 */
            program: components["schemas"]["StageProgram"];
            score: components["schemas"]["Score"];
            /** @description 这一方每种犯规的次数 */
            fouls: {
                foulId: components["schemas"]["Id"];
                foulName: string;
                /** @description 已犯规几次 */
                times: number;
                /** @description 允许几次 */
                allowed: number;
            }[];
            outcome: components["schemas"]["BattleOutcome"] | null;
        };
        /**
         * @description EXCEEDED_FOULS 犯规超限，LEAD_SCORE 领先达标，OPERATOR 裁判判定，CARDS 评委的评分卡，CORRECTED 更正
         * @enum {string}
         */
        DeterminationReason: "EXCEEDED_FOULS" | "LEAD_SCORE" | "OPERATOR" | "CARDS" | "CORRECTED";
        Determination: {
            winnerId: components["schemas"]["Id"];
            loserId: components["schemas"]["Id"];
            reason: components["schemas"]["DeterminationReason"];
            /** @description 因哪种犯规判负 */
            foulName: string | null;
            /** @description 领先的分数 */
            lead: components["schemas"]["Score"] | null;
        };
        /**
         * @description 场次的状态：RUNNING 进行中，PAUSED 已暂停，DETERMINED 已判定
         * @enum {string}
         */
        BattleStatus: "RUNNING" | "PAUSED" | "DETERMINED";
        StageBattle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "BATTLE";
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            groupName: string;
            /** @description 第几场 */
            bout: number;
            /** @description 红方 */
            red: components["schemas"]["BattleSide"];
            /** @description 蓝方 */
            blue: components["schemas"]["BattleSide"];
            clock: components["schemas"]["Clock"] | null;
            status: components["schemas"]["BattleStatus"];
            /** @description 最近一次得分或犯规 */
            hit: components["schemas"]["BattleHit"] | null;
            /** @description 判定；还没有时为空 */
            determination: components["schemas"]["Determination"] | null;
            /** @description 评委的评分卡；不由评分卡判定时没有 */
            boutCards?: components["schemas"]["BoutCards"];
        };
        BattleHit: {
            programId: components["schemas"]["Id"];
            point: components["schemas"]["Score"] | null;
            foulId: components["schemas"]["Id"] | null;
            version: components["schemas"]["Version"];
            /**
             * @description 这一次是把记错的犯规去掉；不是时没有
             * @constant
             */
            takenOff?: true;
        };
        /** @description 此刻的画面；大屏和手机收到的只含已经揭晓的内容，控制台收到完整的 */
        Stage: components["schemas"]["StageStart"] | components["schemas"]["StageTest"] | components["schemas"]["StageSignIn"] | components["schemas"]["StageProgramList"] | components["schemas"]["StageTitle"] | components["schemas"]["StageIntermission"] | components["schemas"]["StageAudienceVote"] | components["schemas"]["StageSpeech"] | components["schemas"]["StageScoring"] | components["schemas"]["StageReveal"] | components["schemas"]["StageResult"] | components["schemas"]["StageRanking"] | components["schemas"]["StagePodium"] | components["schemas"]["StageChampion"] | components["schemas"]["StageAwards"] | components["schemas"]["StageBattle"] | components["schemas"]["StageBracket"];
        /** @description 正在播出的内容；换环节的事件总是带上完整的一份 */
        OnAir: {
            link: components["schemas"]["Link"];
            /** @description 当前环节的参数 */
            linkData: components["schemas"]["LinkData"];
            activeProgramGroupId: components["schemas"]["Id"] | null;
            activeProgramId: components["schemas"]["Id"] | null;
            activeItemId: components["schemas"]["Id"] | null;
            stage: components["schemas"]["Stage"];
        };
        /** @description 大屏上只随组织者的改动而变的部分 */
        ScreenHead: {
            name: string;
            status: components["schemas"]["CompetitionStatus"];
            look: components["schemas"]["Look"];
            mode: components["schemas"]["Mode"];
        };
        /** @description 大屏能看到的现场 */
        ScreenMatch: {
            competitionId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            status: components["schemas"]["CompetitionStatus"];
            look: components["schemas"]["Look"];
            mode: components["schemas"]["Mode"];
            link: components["schemas"]["Link"];
            /** @description 当前环节的参数 */
            linkData: components["schemas"]["LinkData"];
            activeProgramGroupId: components["schemas"]["Id"] | null;
            activeProgramId: components["schemas"]["Id"] | null;
            activeItemId: components["schemas"]["Id"] | null;
            stage: components["schemas"]["Stage"];
            /** @description 这一页是撤销后回来的：不再播放揭晓、命中和庆祝；不给为否 */
            returned?: boolean;
        };
        /** @description 评委手机看到的打分窗口 */
        JudgeWindow: {
            id: components["schemas"]["Id"];
            programId: components["schemas"]["Id"];
            /** @description 这位评委要打的评分项，整体打分时为空列表 */
            itemIds: string[];
            /** @description 打的评分项都由别的评委组打，这位评委不用打；要打时没有 */
            otherPanel?: boolean;
            /** @description 是否正在打分 */
            open: boolean;
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
        };
        /** @description 一位评委的手机能看到的现场 */
        JudgeMatch: components["schemas"]["ScreenMatch"] & {
            setting: components["schemas"]["Setting"];
            /** @description 要打的评分项 */
            items: components["schemas"]["Item"][];
            /** @description 哪一位评委 */
            judge: components["schemas"]["SignInJudge"];
            /** @description 是否回避当前节目 */
            recused: boolean;
            window: components["schemas"]["JudgeWindow"] | null;
            /** @description 自己给当前节目打的分 */
            scores: components["schemas"]["SubmittedScore"][];
            /** @description 自己迟交、等操作员决定的分数 */
            lateScores: components["schemas"]["LateScore"][];
            /** @description 投票方式下，自己在本组其他节目已投的票数；其他方式为 0 */
            votesElsewhere: number;
            /** @description 快捷分各给一次时，自己在本组其他节目给过的分；不限时没有 */
            scoresSpent?: components["schemas"]["SpentScore"][];
            comingUp: components["schemas"]["ComingUp"];
        };
        /** @description 自己已经给了别的节目的快捷分 */
        SpentScore: {
            /** @description 评分项；空是整个节目 */
            itemId: components["schemas"]["Id"] | null;
            score: components["schemas"]["Score"];
        };
        /** @description 当前组接下来的节目，从下一个可以进行的起；只有出场顺序、名称和选手，不含任何成绩 */
        ComingUp: {
            /** @description 接下来的节目，按出场顺序 */
            programs: components["schemas"]["StageProgram"][];
            /** @description 其后还有几个 */
            more: number;
        };
        MatchJudge: {
            id: components["schemas"]["Id"];
            /** @description 评委编号 */
            number: number | null;
            name: string;
            /** @description 评委组，没有分组时为空 */
            judgeGroupId: components["schemas"]["Id"] | null;
            /** @description 是否已签到 */
            signIn: boolean;
            /** @description 已经签退、不再参加打分；没有签退时没有 */
            signedOut?: boolean;
            /** @description 接替的是哪位评委：同一场演出里一个席位只算一位的分；没有接替时没有 */
            replaces?: components["schemas"]["Id"];
            /** @description 回避的节目；没有时不给 */
            recusedProgramIds?: components["schemas"]["Id"][];
            /** @description 头衔；没有时没有 */
            title?: string;
            /** @description 照片，3:4 竖图；没有时没有 */
            photoUrl?: components["schemas"]["PictureUrl"] | null;
        };
        /** @description 打分窗口；expected 是应打分的评委，submitted 是已经打完的评委 */
        ScoringWindow: {
            id: components["schemas"]["Id"];
            programId: components["schemas"]["Id"];
            /** @description 打哪些评分项 */
            itemIds: string[];
            /** @description 是否正在打分 */
            open: boolean;
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            openedAt: components["schemas"]["EpochMs"];
            /** @description 应打分的评委的标识 */
            expected: components["schemas"]["Id"][];
            /** @description 已提交的评委的标识 */
            submitted: components["schemas"]["Id"][];
        };
        /**
         * @description 迟交的分数：WAITING 等操作员决定，ACCEPTED 计入，REFUSED 不计入
         * @enum {string}
         */
        LateScoreState: "WAITING" | "ACCEPTED" | "REFUSED";
        /** @description 窗口关闭后才到的分数，等操作员决定 */
        LateScore: {
            id: components["schemas"]["Id"];
            judgeId: components["schemas"]["Id"];
            programId: components["schemas"]["Id"];
            /** @description 第几次上场；第一次没有 */
            performance?: number;
            /** @description 各分数 */
            scores: {
                itemId: components["schemas"]["Id"] | null;
                score: components["schemas"]["Score"];
            }[];
            at: components["schemas"]["EpochMs"];
            state: components["schemas"]["LateScoreState"];
            /** @description 计入或不计入的原因；还没有决定时为空 */
            reason: string | null;
        };
        /** @description 操作员做过的一步 */
        OperatorStep: {
            version: components["schemas"]["Version"];
            /** @description 这一步的事件 */
            type: components["schemas"]["ShowEventType"];
            programId: components["schemas"]["Id"] | null;
            /** @description 谁做的，与连接的 operatorId 相同；不知道时为空 */
            operatorId: components["schemas"]["Id"] | null;
        };
        /** @description 要由第二个人确认的一步 */
        CorrectionCommand: components["schemas"]["CorrectResultCommand"] | components["schemas"]["AddAdjustmentCommand"] | components["schemas"]["CorrectBoutCommand"] | components["schemas"]["AcceptLateScoreCommand"] | components["schemas"]["StrikeScoreCommand"] | components["schemas"]["RenewPanelCommand"];
        /** @description 提出或处理更正的人：用账号打开的控制台 */
        CorrectionPerson: {
            /** @description 与连接的 operatorId 相同 */
            operatorId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
        };
        /** @description 提出更正时节目的成绩；确认时不同了就不能再确认 */
        CorrectionBasis: {
            /** @description 最终得分；还没有时为空 */
            score: components["schemas"]["Score"] | null;
            /** @description 这个得分是什么时候更正的；没有更正过时为空 */
            correctedAt: components["schemas"]["EpochMs"] | null;
            /** @description 有几次加减分 */
            adjustments: number;
            /** @description 评委一共提交了几次 */
            revisions: number;
            /** @description 第几次上场；第一次没有 */
            performance?: number;
        };
        /** @description 一项等第二个人确认的更正 */
        ProposedCorrection: {
            id: components["schemas"]["Id"];
            command: components["schemas"]["CorrectionCommand"];
            programId: components["schemas"]["Id"];
            basis: components["schemas"]["CorrectionBasis"];
            proposedBy: components["schemas"]["CorrectionPerson"];
            proposedAt: components["schemas"]["EpochMs"];
        };
        /** @description 由第二个人确认的更正：提出的内容和人，确认的人 */
        ConfirmedCorrection: {
            correction: components["schemas"]["ProposedCorrection"];
            by: components["schemas"]["CorrectionPerson"];
        };
        /** @description 控制台看到的现场 */
        CurrentMatch: components["schemas"]["ScreenMatch"] & {
            setting: components["schemas"]["Setting"];
            /** @description 节目组，按次序 */
            programGroups: components["schemas"]["ProgramGroup"][];
            /** @description 评分项，按次序 */
            items: components["schemas"]["Item"][];
            /** @description 测试节目 */
            testPrograms: components["schemas"]["Program"][];
            /** @description 犯规的种类 */
            fouls: components["schemas"]["Foul"][];
            /** @description 已通过的评委，按号码 */
            judges: components["schemas"]["MatchJudge"][];
            window: components["schemas"]["ScoringWindow"] | null;
            /** @description 迟交的分数 */
            lateScores: components["schemas"]["LateScore"][];
            /** @description 等第二个人确认的更正，一个节目最多一项 */
            corrections: components["schemas"]["ProposedCorrection"][];
            /** @description 可以依次撤销的步骤，最后一步在末尾 */
            undo: components["schemas"]["OperatorStep"][];
            /** @description 最近一次操作员指令的版本 */
            operatorVersion: components["schemas"]["Version"];
            /** @description 最近一次操作员指令；还没有，或由组织者重置时为空 */
            lastStep: components["schemas"]["OperatorStep"] | null;
        };
        /** @enum {string} */
        ShowEventType: "START_PAGE_SHOWN" | "TEST_OPENED" | "PROGRAM_LIST_SHOWN" | "SIGN_IN_SHOWN" | "TITLE_SHOWN" | "INTERMISSION_SHOWN" | "AUDIENCE_VOTE_OPENED" | "AUDIENCE_VOTE_CLOSED" | "AUDIENCE_VOTE_SHOWN" | "GROUP_SWITCHED" | "RANK_SHOWN" | "RANK_PAGE_TURNED" | "CEREMONY_SHOWN" | "BRACKET_SHOWN" | "SPEECH_STARTED" | "SCORING_OPENED" | "SCORES_REVEALED" | "RESULT_SHOWN" | "REVEAL_STEPPED" | "BATTLE_STARTED" | "BATTLE_PAUSED" | "BATTLE_RESUMED" | "FOUL_ADDED" | "POINT_ADDED" | "BATTLE_DETERMINED" | "RESULT_CORRECTED" | "ADJUSTMENT_ADDED" | "STANDING_CHANGED" | "SCORE_STRUCK" | "PANEL_RENEWED" | "BOUT_CORRECTED" | "FOUL_TAKEN_OFF" | "CLOCK_SET" | "COMMAND_UNDONE" | "JUDGE_SIGNED_IN" | "SCORE_SUBMITTED" | "LATE_SCORE_OFFERED" | "LATE_SCORE_ACCEPTED" | "LATE_SCORE_REFUSED" | "CORRECTION_PROPOSED" | "CORRECTION_REFUSED" | "CORRECTION_WITHDRAWN" | "SCORES_LOOKED_AT" | "SETUP_CHANGED";
        /** @enum {string} */
        ActorRole: "MANAGER" | "CONSOLE" | "JUDGE" | "SYSTEM";
        Actor: {
            /** @description 什么角色 */
            role: components["schemas"]["ActorRole"];
            /** @description 账号、控制台会话或评委的标识；控制台会话的标识由打开它的人算出，改了姓名就对不上 */
            id: string;
        };
        /**
         * @description 换了播出内容的事件
         * @enum {string}
         */
        OnAirEventType: "START_PAGE_SHOWN" | "TEST_OPENED" | "PROGRAM_LIST_SHOWN" | "SIGN_IN_SHOWN" | "TITLE_SHOWN" | "INTERMISSION_SHOWN" | "AUDIENCE_VOTE_OPENED" | "AUDIENCE_VOTE_CLOSED" | "AUDIENCE_VOTE_SHOWN" | "GROUP_SWITCHED" | "RANK_SHOWN" | "RANK_PAGE_TURNED" | "CEREMONY_SHOWN" | "BRACKET_SHOWN" | "SPEECH_STARTED" | "SCORING_OPENED" | "SCORES_REVEALED" | "RESULT_SHOWN" | "REVEAL_STEPPED" | "BATTLE_STARTED" | "BATTLE_PAUSED" | "BATTLE_RESUMED" | "FOUL_ADDED" | "POINT_ADDED" | "BATTLE_DETERMINED" | "RESULT_CORRECTED" | "ADJUSTMENT_ADDED" | "STANDING_CHANGED" | "SCORE_STRUCK" | "PANEL_RENEWED" | "BOUT_CORRECTED" | "FOUL_TAKEN_OFF" | "CLOCK_SET" | "COMMAND_UNDONE" | "LATE_SCORE_ACCEPTED";
        /** @description 操作员的一步：带上播出内容、变化的节目行和打分窗口 */
        StagedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "START_PAGE_SHOWN" | "TEST_OPENED" | "PROGRAM_LIST_SHOWN" | "SIGN_IN_SHOWN" | "TITLE_SHOWN" | "INTERMISSION_SHOWN" | "AUDIENCE_VOTE_OPENED" | "AUDIENCE_VOTE_CLOSED" | "AUDIENCE_VOTE_SHOWN" | "GROUP_SWITCHED" | "RANK_SHOWN" | "RANK_PAGE_TURNED" | "CEREMONY_SHOWN" | "BRACKET_SHOWN" | "SPEECH_STARTED" | "SCORING_OPENED" | "SCORES_REVEALED" | "RESULT_SHOWN" | "REVEAL_STEPPED" | "BATTLE_STARTED" | "BATTLE_PAUSED" | "BATTLE_RESUMED" | "FOUL_ADDED" | "POINT_ADDED" | "BATTLE_DETERMINED" | "RESULT_CORRECTED" | "ADJUSTMENT_ADDED" | "STANDING_CHANGED" | "SCORE_STRUCK" | "PANEL_RENEWED" | "BOUT_CORRECTED" | "FOUL_TAKEN_OFF" | "CLOCK_SET" | "COMMAND_UNDONE" | "LATE_SCORE_ACCEPTED";
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            onAir: components["schemas"]["OnAir"];
            /** @description 变化后的节目行 */
            programs: components["schemas"]["Program"][];
            window: components["schemas"]["ScoringWindow"] | null;
            /** @description 可以依次撤销的步骤，最后一步在末尾 */
            undo: components["schemas"]["OperatorStep"][];
            /** @description 这一步针对的节目 */
            programId?: components["schemas"]["Id"] | null;
            /** @description 谁做的，与连接的 operatorId 相同 */
            operatorId?: components["schemas"]["Id"] | null;
            lateScore?: components["schemas"]["LateScore"];
            reason?: components["schemas"]["Reason"];
            undoneVersion?: components["schemas"]["Version"];
            /** @description 撤销的是哪一步；较早的撤销没有 */
            undoneType?: components["schemas"]["ShowEventType"];
            /** @description 只在加减分的一步里；较早的没有 */
            adjustment?: components["schemas"]["Adjustment"];
            /** @description 更正一场对战时，改了什么 */
            correctedBout?: components["schemas"]["CorrectBoutCommand"];
            /** @description 只在把加减分带到新一次上场的一步里 */
            carriesAdjustments?: boolean;
            /** @description 只在由第二个人确认的更正里 */
            confirmed?: components["schemas"]["ConfirmedCorrection"];
            /** @description 只在作废或恢复一位评委的分数的一步里 */
            strike?: components["schemas"]["ScoreStrike"];
        };
        /** @description 作废或恢复了谁的分数 */
        ScoreStrike: {
            judgeId: components["schemas"]["Id"];
            /** @description true 作废，false 恢复 */
            struck: boolean;
        };
        JudgeSignedInEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "JUDGE_SIGNED_IN";
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            /** @description 哪一位评委 */
            judge: components["schemas"]["SignInJudge"];
            /** @description 已签到的评委几位 */
            signed: number;
            /** @description 已通过的评委共几位 */
            total: number;
            /** @description 赶上了打开着的打分窗口时，应打分的评委数；否则为空 */
            expected: number | null;
        };
        /** @description 一位评委提交了分数；分数本身只发给他自己和控制台 */
        ScoreSubmittedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SCORE_SUBMITTED";
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            /** @description 已提交的评委几位 */
            submitted: number;
            /** @description 应打分的评委几位 */
            expected: number;
            windowId?: components["schemas"]["Id"];
            judgeId?: components["schemas"]["Id"];
            /** @description 这位评委是否已打完 */
            complete?: boolean;
            /** @description 各分数 */
            scores?: components["schemas"]["SubmittedScore"][];
            /** @description 只在盖着的台账条目里，那里没有分数 */
            programId?: components["schemas"]["Id"];
        };
        /**
         * @description LATE_SCORE_OFFERED 有分数迟交，LATE_SCORE_REFUSED 决定不计入
         * @enum {string}
         */
        LateScoreEventType: "LATE_SCORE_OFFERED" | "LATE_SCORE_REFUSED";
        LateScoreEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LATE_SCORE_OFFERED" | "LATE_SCORE_REFUSED";
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            lateScore: components["schemas"]["LateScore"];
        };
        /**
         * @description CORRECTION_PROPOSED 有人提出更正，CORRECTION_REFUSED 另一个人拒绝，CORRECTION_WITHDRAWN 提出的人撤回
         * @enum {string}
         */
        CorrectionEventType: "CORRECTION_PROPOSED" | "CORRECTION_REFUSED" | "CORRECTION_WITHDRAWN";
        /** @description 等第二个人确认的更正；只发给控制台，不改变成绩 */
        CorrectionEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CORRECTION_PROPOSED" | "CORRECTION_REFUSED" | "CORRECTION_WITHDRAWN";
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            correction: components["schemas"]["ProposedCorrection"];
            by: components["schemas"]["CorrectionPerson"];
            /** @description 拒绝的原因 */
            reason?: components["schemas"]["Reason"];
        };
        /** @description 有人在后台查看了一个节目未公布的分数；一个人在一个节目的一轮打分里只记第一次，不改变现场 */
        ScoresLookedAtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SCORES_LOOKED_AT";
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            programId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        SetupArea: "BASE" | "SCORE_SETTING" | "STATUS" | "PROGRAMS" | "JUDGES" | "SCORES" | "EVERYTHING";
        /** @description 一次改动涉及的值，字段的名称与那个操作的请求体相同，另有所涉及的 id；只写有变化的，敏感内容已去除 */
        SetupValues: {
            [key: string]: unknown;
        };
        /** @description 组织者改了设置、名单或状态；随后给每个连接发一份新的快照 */
        SetupChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SETUP_CHANGED";
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            /** @description 改的是哪一类设置 */
            area: components["schemas"]["SetupArea"];
            /** @description 操作的 operationId */
            action: string;
            /** @description 改动前的值；新建的没有 */
            before?: components["schemas"]["SetupValues"];
            /** @description 改动后的值；去掉的没有 */
            after?: components["schemas"]["SetupValues"];
            /** @description 改动前后的大屏，供回放；以前写下的没有 */
            screen?: {
                before: components["schemas"]["ScreenHead"];
                after: components["schemas"]["ScreenMatch"];
            };
            ground?: components["schemas"]["Ground"];
        };
        /**
         * @description 台账里记下的是哪一种设置：比赛、计分规则、评分项、犯规、外观、节目组、节目、评委组、评委、现场位置
         * @enum {string}
         */
        GroundKind: "COMPETITION" | "SETTING" | "ITEMS" | "FOULS" | "LOOK" | "PROGRAM_GROUP" | "PROGRAM" | "JUDGE_GROUP" | "JUDGE" | "POSITION";
        /** @description 一项设置在改动之后的样子 */
        GroundRow: {
            kind: components["schemas"]["GroundKind"];
            /** @description 节目、评委等的标识；整场比赛只有一份的为空 */
            id: string;
            /** @description 改动之后的值；去掉的为空 */
            value: unknown;
        };
        /** @description 这次改动使计分和名单变成什么样，核对台账时从这里重演；以前写下的没有 */
        Ground: {
            /** @description 列出全部设置，重演从这里开始 */
            whole: boolean;
            /** @description 全部分数、成绩、加减分和迟交的分数都清空了 */
            cleared: boolean;
            /** @description 设置和名单，一行一条 */
            rows: components["schemas"]["GroundRow"][];
            recovered?: components["schemas"]["GroundRecovered"];
        };
        /** @description 这次改动找回了什么；没有找回的没有 */
        GroundRecovered: {
            /** @description 台账里的哪一次清空或删除 */
            version: components["schemas"]["Version"];
            /** @description 成绩也一起回来了 */
            scores: boolean;
        };
        /** @description 现场事件，写入台账后才发出；按角色裁剪后推送 */
        ShowEvent: components["schemas"]["StagedEvent"] | components["schemas"]["JudgeSignedInEvent"] | components["schemas"]["ScoreSubmittedEvent"] | components["schemas"]["LateScoreEvent"] | components["schemas"]["CorrectionEvent"] | components["schemas"]["ScoresLookedAtEvent"] | components["schemas"]["SetupChangedEvent"];
        /** @description 大屏和评委手机收到的操作员一步：只有播出内容 */
        ScreenStagedEvent: {
            type: components["schemas"]["OnAirEventType"];
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            onAir: components["schemas"]["OnAir"];
            /** @description 只给评委 */
            window?: components["schemas"]["JudgeWindow"] | null;
            /** @description 只给评委 */
            recused?: boolean;
            /** @description 只给评委，自己给当前节目打的分 */
            scores?: components["schemas"]["SubmittedScore"][];
            /** @description 只给评委，自己迟交、等操作员决定的分数 */
            lateScores?: components["schemas"]["LateScore"][];
            /** @description 只给评委 */
            votesElsewhere?: number;
            /** @description 只给评委；不限时没有 */
            scoresSpent?: components["schemas"]["SpentScore"][];
            comingUp?: components["schemas"]["ComingUp"];
        };
        /** @description 推送给一个连接的事件，控制台收到完整的事件，大屏和手机收到裁剪后的 */
        ViewEvent: components["schemas"]["ShowEvent"] | components["schemas"]["ScreenStagedEvent"];
        /**
         * @description 谁的连接：SCREEN 大屏，CONSOLE 控制台，JUDGE 评委的手机
         * @enum {string}
         */
        ConnectionRole: "SCREEN" | "CONSOLE" | "JUDGE";
        /** @description 一个在线的连接 */
        Connection: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["ConnectionRole"];
            /** @description 连接的名称，如「主屏」；控制台是姓名和设备，如「王小明 · Windows 电脑」 */
            label: string;
            judgeId: components["schemas"]["Id"] | null;
            /** @description 控制台的操作员；同一个登录打开的几个窗口相同 */
            operatorId: components["schemas"]["Id"] | null;
            /** @description 该连接报告已显示的版本 */
            version: components["schemas"]["Version"];
            /** @description 最近一次报告的延迟（毫秒） */
            lagMs: number | null;
            since: components["schemas"]["EpochMs"];
            /** @description 页面是否在前台 */
            visible: boolean;
            /** @description 评委手机停在哪一页；还没有回报、或不是评委手机时为空 */
            page: components["schemas"]["PhonePage"] | null;
            /** @description 评委手机虽然连着，但没有人在看打分页：页面在后台或停在别的页面已有几秒，或很久没有回报。 从这时起；正常时和不是评委手机时为空 */
            silentSince: components["schemas"]["EpochMs"] | null;
            /** @description 这位评委的席位在什么时候换了手机；没有换过时没有 */
            seatTakenAt?: components["schemas"]["EpochMs"];
            /** @description 大屏报告的声音；还没有报告、或不是大屏时没有 */
            sound?: components["schemas"]["ScreenSoundState"];
        };
        /**
         * @description SCORING：跟着现场走的打分页；OTHER：比赛的其他页面，如我的打分
         * @enum {string}
         */
        PhonePage: "SCORING" | "OTHER";
        Presence: {
            /** @description 现在连着的设备 */
            connections: components["schemas"]["Connection"][];
        };
        /** @description SSE event: snapshot。连接后的第一帧，或缺得太多时的重来；揭晓自动播放时，大屏每到一步也收到一帧，版本不变 */
        SnapshotFrame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            frame: "snapshot";
            version: components["schemas"]["Version"];
            serverTime: components["schemas"]["EpochMs"];
            connectionId: components["schemas"]["Id"];
            heartbeatMs?: components["schemas"]["HeartbeatMs"];
            /** @description 完整的现场 */
            match: components["schemas"]["ScreenMatch"] | components["schemas"]["JudgeMatch"] | components["schemas"]["CurrentMatch"];
        };
        /** @description 这条连接上没有别的内容时，服务器每隔多少毫秒发一次心跳；旧的服务器不说，是 15 秒。两倍半这么久没有任何内容，连接就是断了 */
        HeartbeatMs: number;
        /** @description SSE event: change。从 from 之后到 version 的事件；自己的版本不小于 from 才能接上 */
        ChangeFrame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            frame: "change";
            from: components["schemas"]["Version"];
            version: components["schemas"]["Version"];
            serverTime: components["schemas"]["EpochMs"];
            /** @description 续传时的第一帧带上，回报用它 */
            connectionId?: components["schemas"]["Id"];
            heartbeatMs?: components["schemas"]["HeartbeatMs"];
            /** @description 按版本排列的事件 */
            events: components["schemas"]["ViewEvent"][];
        };
        /** @description SSE event: presence。只给控制台 */
        PresenceFrame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            frame: "presence";
            serverTime: components["schemas"]["EpochMs"];
            /** @description 现在连着的设备 */
            connections: components["schemas"]["Connection"][];
        };
        /** @description SSE event: check。全链路自检，收到后用 checkId 回报 */
        CheckFrame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            frame: "check";
            serverTime: components["schemas"]["EpochMs"];
            checkId: components["schemas"]["Id"];
        };
        /** @description SSE event: reload。操作员要求大屏刷新页面 */
        ReloadFrame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            frame: "reload";
            serverTime: components["schemas"]["EpochMs"];
        };
        /** @description SSE event: soundTest。操作员要求大屏试音；声音开着的大屏响一次 */
        SoundTestFrame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            frame: "soundTest";
            serverTime: components["schemas"]["EpochMs"];
        };
        /**
         * @description 服务器为什么结束连接：DRAINING 服务器将要重启，SEAT_TAKEN 席位在另一部手机上打开，SESSION_REVOKED 登录已被收回，COMPETITION_DELETED 比赛已删除，TOO_SLOW 读得太慢
         * @enum {string}
         */
        ClosedReason: "DRAINING" | "SEAT_TAKEN" | "SESSION_REVOKED" | "COMPETITION_DELETED" | "TOO_SLOW";
        /** @description SSE event: closed。服务器要求断开，并说明原因 */
        ClosedFrame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            frame: "closed";
            serverTime: components["schemas"]["EpochMs"];
            reason: components["schemas"]["ClosedReason"];
        };
        /** @description 事件流中的一帧，data 为 JSON，SSE 的 id 是版本号 */
        LiveFrame: components["schemas"]["SnapshotFrame"] | components["schemas"]["ChangeFrame"] | components["schemas"]["PresenceFrame"] | components["schemas"]["CheckFrame"] | components["schemas"]["ReloadFrame"] | components["schemas"]["SoundTestFrame"] | components["schemas"]["ClosedFrame"];
        /** @description 一次问答的答复；frames 为空是心跳，最后一帧是 closed 时连接已经结束 */
        AskedFrames: {
            /** @description 这条连接，接着问和回报都用它 */
            connectionId: components["schemas"]["Id"];
            /** @description 按先后排列的帧 */
            frames: components["schemas"]["LiveFrame"][];
        };
        /** @description WebSocket 上客户端的第一条消息；最多 4 KB，连上后 5 秒内发出 */
        SocketOpening: {
            /** @description 同 Authorization 请求头；大屏不需要 */
            token?: string;
            /** @description 最后的版本，从它之后续传；没有时从 snapshot 开始 */
            version?: components["schemas"]["Version"];
            /** @description 大屏的名称 */
            label?: string;
        };
        /** @description 没有准入；problem 与事件流的答复相同，随后断开 */
        RefusedFrame: {
            /** @constant */
            frame: "refused";
            serverTime: components["schemas"]["EpochMs"];
            problem: components["schemas"]["Problem"];
        };
        /** @description WebSocket 上服务器的一条文本消息：与事件流相同的一帧，或 refused；空消息是心跳，多久一次见 heartbeatMs */
        SocketMessage: components["schemas"]["LiveFrame"] | components["schemas"]["RefusedFrame"] | string;
        ConnectionReport: {
            connectionId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description 画面落后多少毫秒 */
            lagMs?: number;
            /** @description 页面是否看得见 */
            visible?: boolean;
            page?: components["schemas"]["PhonePage"];
            /** @description 只由大屏报告 */
            sound?: components["schemas"]["ScreenSoundState"];
            checkId?: components["schemas"]["Id"];
        };
        ConsoleLogin: {
            /** @description 比赛的口令 */
            passcode: string;
            /** @description 操作员的姓名，写进台账 */
            name: string;
        };
        /**
         * @description 字幕机的一张表：正在播出的内容（一行）、正在播出的评委分数（一位一行）、已公布的成绩（一个节目一行）
         * @enum {string}
         */
        ScreenDataTable: "NOW" | "CARDS" | "RESULTS";
        /** @description 一张表的行 */
        ScreenDataRows: (components["schemas"]["ScreenDataNow"] | components["schemas"]["ScreenDataCard"] | components["schemas"]["ScreenDataResult"])[];
        /** @description 正在播出的内容，全是文字；没有的是空文字 */
        ScreenDataNow: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            table: "NOW";
            /** @description 比赛名称 */
            competition: string;
            /** @description 彩排时是「彩排」 */
            rehearsal: string;
            /** @description 正在播出的环节，中文 */
            link: string;
            /** @description 画面的种类，与 Stage.kind 相同 */
            picture: string;
            /** @description 节目组 */
            groupName: string;
            /** @description 出场序号，至少两位 */
            number: string;
            /** @description 节目名称 */
            programName: string;
            /** @description 选手 */
            contestant: string;
            /** @description 评分项 */
            itemName: string;
            /** @description 得分，揭晓以后才有 */
            score: string;
            /** @description 名次，揭晓以后才有 */
            rank: string;
            /** @description 并列时是「并列」 */
            tied: string;
            /** @description 已提交的评委数 */
            submitted: string;
            /** @description 应提交的评委数 */
            expected: string;
            /** @description 倒计时剩余，如 1:32 */
            clock: string;
            /** @description 倒计时结束的毫秒时间戳，暂停时为空 */
            clockEndsAt: string;
            /** @description 红方 */
            redName: string;
            /** @description 红方选手 */
            redContestant: string;
            /** @description 红方得分 */
            redScore: string;
            /** @description 蓝方 */
            blueName: string;
            /** @description 蓝方选手 */
            blueContestant: string;
            /** @description 蓝方得分 */
            blueScore: string;
            /** @description 获胜一方的名称，判定以后才有 */
            winner: string;
            /** @description 选手的学校或单位 */
            organisation: string;
            /** @description 红方的学校或单位 */
            redOrganisation: string;
            /** @description 蓝方的学校或单位 */
            blueOrganisation: string;
            /** @description 下一个节目：节目单、「下一个」标题和中场休息里的 */
            next: string;
            /** @description 下一个节目的选手 */
            nextContestant: string;
            /** @description 下一个节目选手的学校或单位 */
            nextOrganisation: string;
            /** @description 最后宣布的奖项 */
            awardName: string;
            /** @description 得这个奖的节目，用「、」隔开，揭晓以后才有；对阵图里是最后一轮已经取胜的 */
            winners: string;
            /** @description 得奖、取胜的选手，次序与 winners 相同，没有选手的不在里面 */
            winnersContestants: string;
            /** @description 冠军，并列的用「、」隔开，揭晓以后才有；颁奖台上是第一名，对阵图里是最后的胜者 */
            champion: string;
            /** @description 冠军的选手，没有选手的不在里面 */
            championContestants: string;
            /** @description 亚军，与冠军的差距揭晓以后才有 */
            runnerUp: string;
            /** @description 亚军的得分 */
            runnerUpScore: string;
            /** @description 冠军领先亚军多少；同分时为空 */
            margin: string;
            /** @description 同分时由什么分出冠亚军，中文 */
            decidedBy: string;
            /** @description 颁奖台上的第一名，并列的用「、」隔开，揭晓以后才有 */
            first: string;
            /** @description 颁奖台上的第二名 */
            second: string;
            /** @description 颁奖台上的第三名 */
            third: string;
            /** @description 现场的版本 */
            version: string;
        };
        /** @description 一位评委的分数 */
        ScreenDataCard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            table: "CARDS";
            /** @description 评委席位号 */
            number: string;
            /** @description 评委姓名 */
            name: string;
            /** @description 评委组 */
            groupName: string;
            /** @description 分数，亮出以后才有 */
            score: string;
            /** @description 去掉的是「最高」或「最低」，划去以后才有 */
            dropped: string;
            /** @description 现场的版本 */
            version: string;
        };
        /** @description 一个节目已公布的成绩 */
        ScreenDataResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            table: "RESULTS";
            /** @description 名次，揭晓以后才有 */
            rank: string;
            /** @description 并列时是「并列」 */
            tied: string;
            /** @description 出场序号，至少两位 */
            number: string;
            /** @description 节目名称 */
            programName: string;
            /** @description 选手 */
            contestant: string;
            /** @description 得分，揭晓以后才有 */
            score: string;
            /** @description 现场的版本 */
            version: string;
        };
        /** @description 播出和预备 */
        NextStepAnswer: {
            version: components["schemas"]["Version"];
            onAir: components["schemas"]["TallyMark"];
            /** @description 执行下一步以后会播出的；没有下一步、或它需要确认时为空 */
            next: components["schemas"]["TallyMark"] | null;
            advice: components["schemas"]["NextStepAdvice"];
            command: components["schemas"]["OperatorCommand"] | null;
            /** @description 这一步要先确认的原因 */
            needs: components["schemas"]["BlockedReason"] | null;
            /** @description 在等评委时，到了几位、一共几位 */
            judges: {
                /** @description 已到几位 */
                done: number;
                /** @description 一共几位 */
                of: number;
            } | null;
        };
        /**
         * @description 现在该做什么：进行下一步、等评委签到、等评委打分、等对战结束、全部结束、没有可以开始的节目、比赛已结束
         * @enum {string}
         */
        NextStepAdvice: "TAKE" | "AWAIT_SIGN_IN" | "AWAIT_SCORES" | "AWAIT_BOUT" | "SHOW_OVER" | "NO_PROGRAM" | "COMPETITION_ENDED";
        /** @description 一个画面，写在按键上的样子 */
        TallyMark: {
            link: components["schemas"]["Link"];
            /** @description 环节的中文名称 */
            words: string;
            programId: components["schemas"]["Id"] | null;
            /** @description 没有节目时为空文字 */
            programName: string;
        };
        /** @description 指令已保存；version 是它产生的版本 */
        ConsoleAnswer: {
            version: components["schemas"]["Version"];
            link: components["schemas"]["Link"];
            /** @description 当前环节的参数 */
            linkData: components["schemas"]["LinkData"];
            activeProgramGroupId: components["schemas"]["Id"] | null;
            activeProgramId: components["schemas"]["Id"] | null;
            activeItemId: components["schemas"]["Id"] | null;
            /** @description 变化后的节目行 */
            programs: components["schemas"]["Program"][];
        };
        /** @description 出分的答复 */
        ShowResultAnswer: components["schemas"]["ConsoleAnswer"] & {
            programScore: components["schemas"]["Score"] | null;
            itemScore: components["schemas"]["Score"] | null;
        };
        /** @description 排名的答复，带 linkData 的各字段 */
        RankAnswer: components["schemas"]["ConsoleAnswer"] & components["schemas"]["LinkData"] & {
            /** @description 全部名次，从第一名起 */
            rows: components["schemas"]["RankRow"][];
        };
        /** @description 犯规、加分、判定的答复 */
        DetermineAnswer: components["schemas"]["ConsoleAnswer"] & {
            /** @description 判定；还没有时为空 */
            determination: components["schemas"]["Determination"] | null;
        };
        ShowStartPageCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_START_PAGE";
        };
        OpenTestCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "OPEN_TEST";
        };
        ShowProgramListCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_PROGRAM_LIST";
        };
        ShowSignInCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_SIGN_IN";
            signInShowType: components["schemas"]["SignInShowType"];
        };
        ShowTitleCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_TITLE";
            titleShowType: components["schemas"]["TitleShowType"];
            programId: components["schemas"]["Id"];
        };
        ShowIntermissionCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_INTERMISSION";
            /** @description 休息多少秒；0 表示不定时 */
            seconds: number;
        };
        OpenAudienceVoteCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "OPEN_AUDIENCE_VOTE";
            programId: components["schemas"]["Id"];
            voteKind: components["schemas"]["AudienceVoteKind"];
        };
        CloseAudienceVoteCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CLOSE_AUDIENCE_VOTE";
            programId: components["schemas"]["Id"];
        };
        ShowAudienceVoteCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_AUDIENCE_VOTE";
            programId: components["schemas"]["Id"];
        };
        SwitchGroupCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SWITCH_GROUP";
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
        };
        ShowRankCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_RANK";
            rankShowType: components["schemas"]["RankShowType"];
            /** @description 为空表示最终得分 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 从全部盖着开始，由操作员逐步揭晓；不给时按比赛的设置 */
            covered?: boolean;
            /** @description 自动播放时每一名之间的时间（毫秒）；不给时按比赛的设置 */
            paceMs?: number;
        };
        TurnRankPageCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TURN_RANK_PAGE";
            rankShowType: components["schemas"]["RankShowType"];
            /** @description 为空表示最终得分 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 页码，从 0 开始 */
            pageNo: number;
        };
        /**
         * @description 颁奖的画面：PODIUM 颁奖台，CHAMPION 冠军，AWARDS 奖项
         * @enum {string}
         */
        CeremonyPart: "PODIUM" | "CHAMPION" | "AWARDS";
        ShowCeremonyCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_CEREMONY";
            part: components["schemas"]["CeremonyPart"];
            /** @description 从全部盖着开始，由操作员逐步揭晓；不给时奖项盖着，颁奖台和冠军按比赛排名的设置 */
            covered?: boolean;
        };
        ShowBracketCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_BRACKET";
        };
        StartSpeechCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "START_SPEECH";
            programId: components["schemas"]["Id"];
            /** @description 为空表示整个节目 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            /** @description 已确认后果，仍要执行 */
            confirm: boolean;
            /** @description 重新上场时把已有的加减分带到这一次；不给时留在上一次 */
            carryAdjustments?: boolean;
        };
        StartScoringCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "START_SCORING";
            programId: components["schemas"]["Id"];
            /** @description 为空表示整个节目 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            /** @description 已确认后果，仍要执行 */
            confirm: boolean;
        };
        ShowScoreCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_SCORE";
            programId: components["schemas"]["Id"];
            /** @description 为空表示整个节目 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            /** @description 已确认后果，仍要执行 */
            confirm: boolean;
            /** @description 已知道评委的分数相差过大，仍要亮分；不给为否 */
            confirmApart?: boolean;
            /** @description 从全部盖着开始，由操作员逐步揭晓；不给时自动播放 */
            covered?: boolean;
        };
        ShowResultCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SHOW_RESULT";
            programId: components["schemas"]["Id"];
            /** @description 为空表示整个节目 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            /** @description 从全部盖着开始，由操作员逐步揭晓；不给时自动播放 */
            covered?: boolean;
        };
        StepRevealCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "STEP_REVEAL";
            /** @description 第几步，从 0 开始；为空恢复自动播放 */
            step: number | null;
        };
        StartBattleCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "START_BATTLE";
            programId: components["schemas"]["Id"];
            opponentId: components["schemas"]["Id"];
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            /** @description 已确认后果，仍要执行 */
            confirm: boolean;
        };
        PauseBattleCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PAUSE_BATTLE";
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
        };
        ResumeBattleCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RESUME_BATTLE";
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
        };
        AddFoulCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ADD_FOUL";
            programId: components["schemas"]["Id"];
            foulId: components["schemas"]["Id"];
        };
        AddPointCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ADD_POINT";
            programId: components["schemas"]["Id"];
            point: components["schemas"]["Score"];
        };
        DetermineBattleCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DETERMINE_BATTLE";
            /** @description 获胜的节目；判平时是任一方 */
            programId: components["schemas"]["Id"];
            opponentId: components["schemas"]["Id"];
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            /** @description 判平，两边都不胜；只在循环赛里。不给为否 */
            draw?: boolean;
        };
        DetermineByCardsCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DETERMINE_BY_CARDS";
            /** @description 场上的一方 */
            programId: components["schemas"]["Id"];
            opponentId: components["schemas"]["Id"];
            /** @description 是否测试节目；测试不计入成绩 */
            test: boolean;
            /** @description 有评委的评分卡没有交齐也判定；没有交齐的不算 */
            confirm: boolean;
        };
        CorrectResultCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CORRECT_RESULT";
            programId: components["schemas"]["Id"];
            score: components["schemas"]["Score"];
            reason: components["schemas"]["Reason"];
        };
        AddAdjustmentCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ADD_ADJUSTMENT";
            programId: components["schemas"]["Id"];
            amount: components["schemas"]["Score"];
            reason: components["schemas"]["Reason"];
            /** @description 按用时的表扣分；不给为否 */
            forTime?: boolean;
        };
        CorrectBoutCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CORRECT_BOUT";
            /** @description 这一场的一方 */
            programId: components["schemas"]["Id"];
            /** @description 这一场的胜方；空为平，只在循环赛里 */
            winnerId: components["schemas"]["Id"] | null;
            /** @description 要改的比分和犯规；不写的一方不变 */
            sides?: components["schemas"]["CorrectedSide"][];
            reason: components["schemas"]["Reason"];
        };
        /** @description 一方改成的比分和犯规；不写的不变 */
        CorrectedSide: {
            programId: components["schemas"]["Id"];
            score?: components["schemas"]["Score"];
            /** @description 每种犯规改成几次；不写的犯规不变 */
            fouls?: components["schemas"]["ProgramFoulRecord"][];
        };
        /**
         * @description 使一场判负的犯规去掉以后：KEEP 判定不变，REOPEN 撤回判定、继续对战
         * @enum {string}
         */
        AfterFoul: "KEEP" | "REOPEN";
        TakeOffFoulCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TAKE_OFF_FOUL";
            programId: components["schemas"]["Id"];
            foulId: components["schemas"]["Id"];
            determination?: components["schemas"]["AfterFoul"];
        };
        SetClockCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SET_CLOCK";
            /** @description 时钟从多少秒走起 */
            seconds: number;
            /** @description 马上走，还是等“继续” */
            run: boolean;
        };
        AcceptLateScoreCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ACCEPT_LATE_SCORE";
            lateScoreId: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        RefuseLateScoreCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "REFUSE_LATE_SCORE";
            lateScoreId: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        ProposeCorrectionCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROPOSE_CORRECTION";
            correction: components["schemas"]["CorrectionCommand"];
        };
        ConfirmCorrectionCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CONFIRM_CORRECTION";
            correctionId: components["schemas"]["Id"];
        };
        RefuseCorrectionCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "REFUSE_CORRECTION";
            correctionId: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        WithdrawCorrectionCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WITHDRAW_CORRECTION";
            correctionId: components["schemas"]["Id"];
        };
        SetStandingCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SET_STANDING";
            programId: components["schemas"]["Id"];
            standing: components["schemas"]["ProgramStanding"];
            reason: components["schemas"]["Reason"];
        };
        StrikeScoreCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "STRIKE_SCORE";
            programId: components["schemas"]["Id"];
            judgeId: components["schemas"]["Id"];
            /** @description true 作废，false 恢复 */
            struck: boolean;
            reason: components["schemas"]["Reason"];
        };
        RenewPanelCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RENEW_PANEL";
            programId: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        UndoCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "UNDO";
        };
        /** @description 操作员的一步；每一步也有自己的操作，这里用于预览 */
        OperatorCommand: components["schemas"]["ShowStartPageCommand"] | components["schemas"]["OpenTestCommand"] | components["schemas"]["ShowProgramListCommand"] | components["schemas"]["ShowSignInCommand"] | components["schemas"]["ShowTitleCommand"] | components["schemas"]["ShowIntermissionCommand"] | components["schemas"]["OpenAudienceVoteCommand"] | components["schemas"]["CloseAudienceVoteCommand"] | components["schemas"]["ShowAudienceVoteCommand"] | components["schemas"]["SwitchGroupCommand"] | components["schemas"]["ShowRankCommand"] | components["schemas"]["TurnRankPageCommand"] | components["schemas"]["ShowCeremonyCommand"] | components["schemas"]["ShowBracketCommand"] | components["schemas"]["StartSpeechCommand"] | components["schemas"]["StartScoringCommand"] | components["schemas"]["ShowScoreCommand"] | components["schemas"]["ShowResultCommand"] | components["schemas"]["StepRevealCommand"] | components["schemas"]["StartBattleCommand"] | components["schemas"]["PauseBattleCommand"] | components["schemas"]["ResumeBattleCommand"] | components["schemas"]["AddFoulCommand"] | components["schemas"]["AddPointCommand"] | components["schemas"]["DetermineBattleCommand"] | components["schemas"]["DetermineByCardsCommand"] | components["schemas"]["CorrectResultCommand"] | components["schemas"]["AddAdjustmentCommand"] | components["schemas"]["AcceptLateScoreCommand"] | components["schemas"]["RefuseLateScoreCommand"] | components["schemas"]["ProposeCorrectionCommand"] | components["schemas"]["ConfirmCorrectionCommand"] | components["schemas"]["RefuseCorrectionCommand"] | components["schemas"]["WithdrawCorrectionCommand"] | components["schemas"]["SetStandingCommand"] | components["schemas"]["StrikeScoreCommand"] | components["schemas"]["RenewPanelCommand"] | components["schemas"]["CorrectBoutCommand"] | components["schemas"]["TakeOffFoulCommand"] | components["schemas"]["SetClockCommand"] | components["schemas"]["UndoCommand"];
        /** @description 执行这一步后大屏会看到的画面；什么都没有保存 */
        CommandPreview: components["schemas"]["OnAir"] & components["schemas"]["PublishedChanges"] & {
            /** @description 在哪个版本上算出 */
            version: components["schemas"]["Version"];
        };
        /** @description 一步会改变哪些已公布的成绩、名次和胜负，从什么变成什么 */
        PublishedChanges: {
            /** @description 这一步会改变哪些已公布的名次；一个也不变时没有。PROPOSE_CORRECTION 说的是确认之后 */
            rankChanges?: components["schemas"]["RankChange"][];
            /** @description 这一步会改变哪些已出分的成绩；一个也不变时没有。PROPOSE_CORRECTION 说的是确认之后 */
            resultChanges?: components["schemas"]["ResultChange"][];
            /** @description 这一步会改变哪些已判定的胜负；一个也不变时没有 */
            outcomeChanges?: components["schemas"]["OutcomeChange"][];
            /** @description 这一步会改变对战里哪些已产生的冠军；一个也不变时没有 */
            championChanges?: components["schemas"]["ChampionChange"][];
            /** @description 颁过奖之后，这一步会改变哪些奖项的得主；一个也不变时没有 */
            awardChanges?: components["schemas"]["AwardChange"][];
        };
        /** @description 一个分组已产生的冠军从谁变成谁 */
        ChampionChange: {
            /** @description 冠军的分组，如“男子”；只有一个冠军时为空 */
            division: string;
            /** @description 现在的冠军 */
            from: components["schemas"]["StageProgram"];
            /** @description 这一步之后的冠军；没有冠军时为空 */
            to: components["schemas"]["StageProgram"] | null;
        };
        /** @description 一个奖项在一个节目组里的得主从谁变成谁 */
        AwardChange: {
            awardName: string;
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 现在的得主 */
            from: components["schemas"]["StageProgram"][];
            /** @description 这一步之后的得主；没有时为空 */
            to: components["schemas"]["StageProgram"][];
        };
        /** @description 主办方要作的一项修改，内容和真正修改时的请求相同 */
        ChangeForecastRequest: components["schemas"]["ForecastProgramChange"] | components["schemas"]["ForecastProgramMove"] | components["schemas"]["ForecastNewProgram"] | components["schemas"]["ForecastProgramGroups"] | components["schemas"]["ForecastProgramOrder"] | components["schemas"]["ForecastProgramRemoval"] | components["schemas"]["ForecastScoreSetting"] | components["schemas"]["ForecastCleanScores"] | components["schemas"]["ForecastRecovery"] | components["schemas"]["ForecastPanels"];
        ForecastProgramChange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "updateProgram";
            /** @description 节目 */
            programId: components["schemas"]["Id"];
            /** @description 要作的修改 */
            change: components["schemas"]["ProgramPatch"];
        };
        /** @description 几个节目一起换到另一个组，依次排在最后 */
        ForecastProgramMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "movePrograms";
            /** @description 要移动的节目 */
            programIds: components["schemas"]["Id"][];
            /** @description 移到哪个节目组 */
            programGroupId: components["schemas"]["Id"];
        };
        ForecastNewProgram: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "createProgram";
            /** @description 要添加的节目 */
            program: components["schemas"]["ProgramCreate"];
        };
        ForecastProgramGroups: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "updateProgramGroups";
            /** @description 要作的修改 */
            change: components["schemas"]["ProgramGroupsPatch"];
        };
        ForecastProgramOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "sortPrograms";
            /** @description 要作的修改 */
            change: components["schemas"]["ProgramSortRequest"];
        };
        ForecastProgramRemoval: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "removePrograms";
            /** @description 要删除的节目 */
            programIds: components["schemas"]["Id"][];
        };
        ForecastScoreSetting: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "updateScoreSetting";
            /** @description 要作的修改 */
            change: components["schemas"]["ScoreSettingPatch"];
        };
        ForecastCleanScores: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "cleanScores";
        };
        ForecastRecovery: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "recoverRemoved";
            /** @description 删除记录的标识 */
            removedId: components["schemas"]["Id"];
        };
        /** @description 所有已出分的节目都按现在的评委重新计算 */
        ForecastPanels: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "renewProgramPanel";
        };
        /** @description 一个已公布的名次从第几名变成第几名 */
        RankChange: {
            programId: components["schemas"]["Id"];
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 节目在出场顺序里的次序 */
            sort: number;
            programName: string;
            contestant: string;
            /** @description 现在公布的名次；没有名次时为空 */
            from: number | null;
            /** @description 这一步之后的名次；没有名次时为空 */
            to: number | null;
        };
        /** @description 一个已出分的成绩从几分变成几分 */
        ResultChange: {
            programId: components["schemas"]["Id"];
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 节目在出场顺序里的次序 */
            sort: number;
            programName: string;
            contestant: string;
            /** @description 现在的成绩 */
            from: components["schemas"]["Score"];
            /** @description 这一步之后的成绩；收回时为空 */
            to: components["schemas"]["Score"] | null;
        };
        /** @description 一场已判定的对战里，一方的胜负怎样变 */
        OutcomeChange: {
            programId: components["schemas"]["Id"];
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 节目在出场顺序里的次序 */
            sort: number;
            programName: string;
            contestant: string;
            /** @description 现在的胜负 */
            from: components["schemas"]["BattleOutcome"];
            /** @description 这一步之后的胜负；撤回判定时为空 */
            to: components["schemas"]["BattleOutcome"] | null;
        };
        SignOutRequest: {
            /** @description true 签退，false 取消签退 */
            signedOut: boolean;
        };
        ReasonRequest: {
            reason: components["schemas"]["Reason"];
        };
        CorrectionRequest: {
            score: components["schemas"]["Score"];
            reason: components["schemas"]["Reason"];
        };
        StandingAnswer: {
            /** @description 只是检查，什么也没有改变 */
            preview: boolean;
            /** @description 因此改变的已公布的名次 */
            rankChanges: components["schemas"]["RankChange"][];
            /** @description 因此改变的对战冠军；一个也不变时没有 */
            championChanges?: components["schemas"]["ChampionChange"][];
            /** @description 颁过奖之后，因此改变得主的奖项；一个也不变时没有 */
            awardChanges?: components["schemas"]["AwardChange"][];
        };
        AmendmentAnswer: {
            /** @description 只是检查，什么也没有改变 */
            preview: boolean;
            /** @description 因此改变的成绩 */
            resultChanges: components["schemas"]["ResultChange"][];
            /** @description 因此改变的已公布的名次 */
            rankChanges: components["schemas"]["RankChange"][];
            /** @description 颁过奖之后，因此改变得主的奖项；一个也不变时没有 */
            awardChanges?: components["schemas"]["AwardChange"][];
        };
        StrikeRequest: {
            /** @description true 作废，false 恢复 */
            struck: boolean;
            reason: components["schemas"]["Reason"];
        };
        CorrectBoutRequest: {
            /** @description 这一场的胜方；空为平，只在循环赛里 */
            winnerId: components["schemas"]["Id"] | null;
            /** @description 要改的比分和犯规；不写的一方不变 */
            sides?: components["schemas"]["CorrectedSide"][];
            reason: components["schemas"]["Reason"];
        };
        ClockRequest: {
            /** @description 时钟从多少秒走起 */
            seconds: number;
            /** @description 马上走，还是等“继续” */
            run: boolean;
        };
        StandingRequest: {
            standing: components["schemas"]["ProgramStanding"];
            reason: components["schemas"]["Reason"];
        };
        AdjustmentRequest: {
            amount: components["schemas"]["Score"];
            reason: components["schemas"]["Reason"];
            /** @description 按用时的表扣分；amount 要与表得出的相同，一次上场只扣一次。不给为否 */
            forTime?: boolean;
        };
        CorrectionProposal: {
            correction: components["schemas"]["CorrectionCommand"];
        };
        LateScores: {
            /** @description 迟交的分数 */
            lateScores: components["schemas"]["LateScore"][];
        };
        /** @description 全链路自检的结果 */
        CheckAnswer: {
            checkId: components["schemas"]["Id"];
            startedAt: components["schemas"]["EpochMs"];
            /** @description 每台设备的回答 */
            answers: {
                connectionId: components["schemas"]["Id"];
                role: components["schemas"]["ConnectionRole"];
                /** @description 设备的名称 */
                label: string;
                judgeId: components["schemas"]["Id"] | null;
                /** @description 还没有答复时为空 */
                roundTripMs: number | null;
            }[];
        };
        /** @description 控制台当前成绩：当前节目的评委打分 */
        ControlCurrentResult: {
            programId: components["schemas"]["Id"] | null;
            itemId: components["schemas"]["Id"] | null;
            /** @description 已提交的评委几位 */
            submitted: number;
            /** @description 应打分的评委几位 */
            expected: number;
            /** @description 每位评委的分数 */
            scores: {
                /** @description 哪一位评委 */
                judge: components["schemas"]["JudgeRef"];
                /** @description 这位评委的各个分数 */
                scores: components["schemas"]["SubmittedScore"][];
            }[];
            working: components["schemas"]["FinalScore"] | null;
        };
        /** @description 控制台最终成绩：一个节目组的排名 */
        ControlFinalResult: {
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 这一组的名次，从第一名起 */
            rows: components["schemas"]["RankRow"][];
        };
        /**
         * @description 这个网站的页面能不能显示这场比赛：ALLOWED 能，ORIGIN_NOT_LISTED 组织者没有列出这个网站，COMPETITION_NOT_FOUND 没有这场比赛， SDK_TOO_OLD 页面所用的组件太旧，跟不上这个服务器
         * @enum {string}
         */
        EmbeddingState: "ALLOWED" | "ORIGIN_NOT_LISTED" | "COMPETITION_NOT_FOUND" | "SDK_TOO_OLD";
        /** @description 一个网站：协议、主机和端口，没有路径 */
        Origin: string;
        EmbeddingOwners: {
            /** @description 服务器管理员允许的网站，可以放进所有比赛的每个组件 */
            ownerOrigins: components["schemas"]["Origin"][];
        };
        EmbeddingAnswer: {
            state: components["schemas"]["EmbeddingState"];
        };
        /** @description 已经在大屏公布的成绩 */
        ScreenResult: {
            version: components["schemas"]["Version"];
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            /** @description 大屏公布过的成绩 */
            rows: components["schemas"]["RankRow"][];
        };
        /** @description 观众的手机看到的现场；人人相同，比大屏晚几秒 */
        AudienceFrame: {
            competitionId: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["CompetitionStatus"];
            mode: components["schemas"]["Mode"];
            /** @description 不带嵌入的图片 */
            look: components["schemas"]["Look"];
            link: components["schemas"]["Link"];
            /** @description 大屏已经走到的那一步；不带签到名单 */
            stage: components["schemas"]["Stage"];
            /** @description 大屏正在揭晓，下面的成绩还是揭晓之前的 */
            unfolding: boolean;
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            /** @description 没有投票时没有 */
            vote?: components["schemas"]["AudienceFrameVote"];
            /** @description 正在进行的组，和已经有节目上过场的组 */
            groups: components["schemas"]["AudienceGroup"][];
        };
        AudienceGroup: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description 正在进行的组 */
            active: boolean;
            /** @description 组内节目共几个 */
            total: number;
            /** @description 下面的一段从第几个节目开始 */
            offset: number;
            /** @description 按出场顺序 */
            rows: components["schemas"]["AudienceRow"][];
        };
        /**
         * @description 一个节目怎样了：WAITING 还没有上场，ON_STAGE 正在进行，DONE 已经上过场
         * @enum {string}
         */
        AudienceRowState: "WAITING" | "ON_STAGE" | "DONE";
        AudienceRow: {
            id: components["schemas"]["Id"];
            /** @description 节目在出场顺序里的次序 */
            sort: number;
            programName: string;
            contestant: string;
            state: components["schemas"]["AudienceRowState"];
            /** @description 大屏公布过的得分 */
            score: components["schemas"]["Score"] | null;
            /** @description 大屏公布过的名次 */
            rank: number | null;
            /** @description 是否与别人并列 */
            tied: boolean;
            outcome: components["schemas"]["BattleOutcome"] | null;
            /** @description 大屏给看过这个得分是怎么算的，可以再看 */
            working: boolean;
            /** @description 不参加排名时的身份；参赛时没有 */
            standing?: components["schemas"]["ProgramStanding"];
            /** @description 不战而胜：没有打，对手未上场、弃权或取消资格；其他情况没有 */
            walkover?: boolean;
        };
        /** @description 一个节目的得分是怎么算的，和大屏给看过的一样；匿名时没有评委姓名 */
        AudienceWorking: {
            programId: components["schemas"]["Id"];
            /** @description 投票的比赛：得分是票数 */
            vote: boolean;
            working: components["schemas"]["FinalScore"];
        };
        /** @description 一个节目的一个评分项得了几分；没有评分项时整个节目一条，分数是最终得分 */
        StatisticsResult: {
            programId: components["schemas"]["Id"];
            /** @description 节目序号 */
            number: number;
            /** @description 节目名称 */
            name: string;
            /** @description 节目组 */
            groupName: string;
            /** @description 评分项的标识，没有评分项时为空 */
            itemId: components["schemas"]["Id"] | null;
            /** @description 评分项，没有评分项时为空 */
            itemName: string | null;
            /** @description 还没出分时为空 */
            score: components["schemas"]["Score"] | null;
        };
        /** @description 一位评委打的一个分数，和它在计算中的去向 */
        StatisticsRow: {
            /** @description 评委编号 */
            judgeNumber: number | null;
            /** @description 评委姓名 */
            judgeName: string;
            /** @description 评委组 */
            judgeGroupName: string;
            /** @description 评分项，整体打分时为空 */
            itemName: string | null;
            score: components["schemas"]["Score"];
            /** @description 作为最高分或最低分去掉了；计入的为空 */
            dropped: components["schemas"]["DropKind"] | null;
            /** @description 第几次提交的 */
            revision: number;
            judgeId: components["schemas"]["Id"];
            /** @description 评委给的扣分，score 是满分减去它；给得分的没有 */
            deduction?: components["schemas"]["Score"];
            /** @description 作废的原因；没有作废时没有 */
            struck?: components["schemas"]["Reason"];
        };
        StatisticsProgram: {
            programId: components["schemas"]["Id"];
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            /** @description 节目序号 */
            number: number;
            programName: string;
            contestant: string;
            finalScore: components["schemas"]["Score"] | null;
            /** @description 名次；还没有时为空 */
            rank: number | null;
            /** @description 每位评委的分数 */
            results: components["schemas"]["StatisticsRow"][];
        };
        JudgeStatistics: {
            /** @description 哪一位评委 */
            judge: components["schemas"]["JudgeRef"];
            /** @description 打过几个分数 */
            count: number;
            /** @description 打分平均值 */
            mean: number | null;
            /** @description 打分的样本标准差，不到两个分数时为空 */
            spread: number | null;
            /** @description 被去掉的次数 */
            dropped: number;
        };
        Statistics: {
            /** @description 节目组，按次序 */
            programGroups: components["schemas"]["ProgramGroup"][];
            /** @description 按节目组、节目序号和评分项排列 */
            programItemResults: components["schemas"]["StatisticsResult"][];
            /** @description 每个节目和评委给它打的分 */
            programs: components["schemas"]["StatisticsProgram"][];
            /** @description 每个节目组的名次 */
            rankings: components["schemas"]["ControlFinalResult"][];
            /** @description 每位评委的打分情况 */
            judges: components["schemas"]["JudgeStatistics"][];
            /** @description 有分数还没有公布、因此不给这个账号的节目 */
            coveredProgramIds: components["schemas"]["Id"][];
        };
        /** @description 出场顺序的影响：评委与其他评委的差随出场顺序怎样变化 */
        OrderEffect: {
            /** @description 比较了几个节目 */
            programs: number;
            /** @description 每晚出场一位，比其他评委多给几分（最小二乘） */
            slope: number;
            /** @description 皮尔逊相关系数，差值全都相同时为空 */
            correlation: number | null;
            /** @description 前三分之一节目里，比其他评委平均高几分 */
            firstThird: number;
            /** @description 后三分之一节目里，比其他评委平均高几分 */
            lastThird: number;
        };
        JudgeComparison: {
            /** @description 哪一位评委 */
            judge: components["schemas"]["JudgeRef"];
            /** @description 打了几个分数 */
            count: number;
            /** @description 打分平均值 */
            mean: number | null;
            /** @description 打分的样本标准差，不到两个分数时为空 */
            spread: number | null;
            lowest: components["schemas"]["Score"] | null;
            highest: components["schemas"]["Score"] | null;
            /** @description 比其他评委平均高几分，没有可比较的分数时为空 */
            deviation: number | null;
            /** @description 作为最高分被去掉的次数 */
            droppedHighest: number;
            /** @description 作为最低分被去掉的次数 */
            droppedLowest: number;
            /** @description 可比较的节目少于 3 个时为空 */
            order: components["schemas"]["OrderEffect"] | null;
        };
        ItemStatistics: {
            itemId: components["schemas"]["Id"];
            /** @description 评分项的名称；整体打分时为空 */
            itemName: string;
            /** @description 以百分之几计入总分 */
            proportion: number;
            /** @description 按系数计入时的系数；按占比计入时没有 */
            factor?: number;
            /** @description 该项满分 */
            maxScore: number;
            /** @description 评委给了几个分数 */
            count: number;
            /** @description 平均分 */
            mean: number | null;
            /** @description 样本标准差，不到两个分数时为空 */
            spread: number | null;
            lowest: components["schemas"]["Score"] | null;
            highest: components["schemas"]["Score"] | null;
        };
        BoutSide: {
            programId: components["schemas"]["Id"];
            programName: string;
            contestant: string;
            score: components["schemas"]["Score"];
            /** @description 这一方每种犯规的次数 */
            fouls: {
                /** @description 设置里已经没有的犯规为空 */
                foulName: string | null;
                /** @description 已犯规几次 */
                times: number;
                /** @description 允许的次数 */
                allowed: number | null;
            }[];
            outcome: components["schemas"]["BattleOutcome"] | null;
            /** @description 不参加排名时的身份；参赛时没有 */
            standing?: components["schemas"]["ProgramStanding"];
            /** @description 不战而胜：没有打，对手未上场、弃权或取消资格；其他情况没有 */
            walkover?: boolean;
        };
        BoutRecord: {
            /** @description 节目组 */
            groupId: components["schemas"]["Id"];
            groupName: string;
            /** @description 组内第几场 */
            bout: number;
            phase: components["schemas"]["ProgramPhase"];
            /** @description 红方 */
            red: components["schemas"]["BoutSide"];
            /** @description 蓝方 */
            blue: components["schemas"]["BoutSide"];
            /** @description 还没有判定时为空 */
            determination: components["schemas"]["Determination"] | null;
        };
        ResultOverview: {
            status: components["schemas"]["CompetitionStatus"];
            mode: components["schemas"]["Mode"];
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            /** @description 一个分数最高能打几分；有评分项时是所看评分项里最高的满分 */
            fullScore: number;
            /** @description 没有启用评分项时为空 */
            items: components["schemas"]["ItemStatistics"][];
            /** @description 每个节目组的名次 */
            rankings: components["schemas"]["ControlFinalResult"][];
            /** @description 成绩更正过的节目 */
            correctedProgramIds: components["schemas"]["Id"][];
            /** @description 公布过的现场观众投票，不计入得分；一次都没有公布时，以及只看一个评分项时没有 */
            audienceVotes?: components["schemas"]["ProgramAudienceVote"][];
            /** @description 有分数还没有公布、因此不给这个账号的节目 */
            coveredProgramIds: components["schemas"]["Id"][];
            /** @description 这个账号看得到未公布的分数；第一次查看记入台账 */
            monitor: boolean;
            /** @description 每位评委的打分情况 */
            judges: components["schemas"]["JudgeComparison"][];
            /** @description 测试打分时的评委对比，开赛前用来校准 */
            testJudges: components["schemas"]["JudgeComparison"][];
            /** @description 不是对战时为空 */
            bouts: components["schemas"]["BoutRecord"][];
            /** @description 每个循环赛组的积分表；没有循环赛时为空 */
            tables: components["schemas"]["RoundTable"][];
        };
        /**
         * @description 一个单位计成绩最好的几个节目
         * @default 3
         */
        TeamBest: number;
        /**
         * @description 单位按什么排名：最好的几个节目的总分，或各组前三名得的奖牌
         * @default BEST_MEMBERS
         * @enum {string}
         */
        TeamRankBy: "BEST_MEMBERS" | "MEDALS";
        /** @description 一个单位的成绩 */
        TeamResult: {
            /** @description 单位 */
            organisation: string;
            /** @description 名次；按总分排而节目不够数时为空 */
            rank: number | null;
            /** @description 并列：还有别的单位也是这个名次 */
            tied: boolean;
            /** @description 计入的节目的最终得分之和；不够数时、对战时为空 */
            total: number | null;
            /** @description 计入的节目，成绩好的在前 */
            countedProgramIds: components["schemas"]["Id"][];
            /** @description 有名次的节目有几个 */
            members: number;
            /** @description 各组第 1 名有几个 */
            golds: number;
            /** @description 各组第 2 名有几个 */
            silvers: number;
            /** @description 各组第 3 名有几个 */
            bronzes: number;
        };
        TeamResults: {
            /** @description 按什么排的；对战总是奖牌 */
            by: components["schemas"]["TeamRankBy"];
            /** @description 计了最好的几个节目 */
            best: components["schemas"]["TeamBest"];
            /** @description 得分的小数位数 */
            decimals: number;
            /** @description 成绩的单位；是分时没有 */
            scoreUnit?: components["schemas"]["ScoreUnit"];
            /** @description 只在低的在前时有 */
            scoreOrder?: components["schemas"]["ScoreOrder"];
            /** @description 每个单位，名次在前的在前 */
            teams: components["schemas"]["TeamResult"][];
            /** @description 有名次而没有写单位、因此不计入的节目有几个 */
            withoutOrganisation: number;
            /** @description 有分数还没有公布、因此不计入的节目 */
            coveredProgramIds: components["schemas"]["Id"][];
        };
        ProgramDetail: {
            /** @description 哪一个节目 */
            program: components["schemas"]["Program"];
            working: components["schemas"]["FinalScore"] | null;
            /** @description 每位评委的分数，一项一行 */
            rows: components["schemas"]["StatisticsRow"][];
            /** @description 加减分，按时间 */
            adjustments: components["schemas"]["Adjustment"][];
            /** @description 有分数还没有公布，因此不给这个账号 */
            covered: boolean;
            /** @description 并列时依次比较什么；没有设置时没有 */
            tieBreaks?: components["schemas"]["TieBreak"][];
            /** @description 评委给的名次；只在按名次排名时有 */
            places?: components["schemas"]["RankPlaces"];
            /** @description 排名用的得分是怎么修正来的；不修正时没有 */
            normalised?: components["schemas"]["NormalisedScore"];
            /** @description 修正后、排名用的得分；不修正时没有 */
            rankScore?: components["schemas"]["Score"];
        };
        LedgerEntry: {
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            /** @description 事件的类型 */
            type: components["schemas"]["ShowEventType"];
            /** @description 由谁 */
            actor: components["schemas"]["Actor"];
            /** @description 指令的标识 */
            commandId: string;
            /** @description 事件正文，即参与哈希的 JSON 文本；内容是 ShowEvent */
            body: string;
            /** @description 上一条的散列；第一条为空 */
            previousHash: string;
            /** @description 这一条的散列 */
            hash: string;
        };
        /**
         * @description 台账的顺序：OLDEST_FIRST 先旧后新，NEWEST_FIRST 先新后旧
         * @enum {string}
         */
        LedgerOrder: "OLDEST_FIRST" | "NEWEST_FIRST";
        /**
         * @description SHOW：播出；SCORE：打分；CORRECTION：更正、加减分、撤销和迟交的分数；SIGN_IN：签到；LOOK：查看未公布的分数；SETUP：组织者的改动
         * @enum {string}
         */
        LedgerKind: "SHOW" | "SCORE" | "CORRECTION" | "SIGN_IN" | "LOOK" | "SETUP";
        /** @description 台账里的一个人；控制台是打开它的人，在记下姓名以前打开的是设备名，已经去掉的评委没有名称 */
        LedgerPerson: {
            /** @description 什么角色 */
            role: components["schemas"]["ActorRole"];
            /** @description 台账里的标识 */
            id: string;
            name: string;
            /** @description 只有控制台有；在记下姓名以前打开的没有 */
            way?: components["schemas"]["ConsoleWay"];
            /** @description 评委编号 */
            number: number | null;
        };
        /**
         * @description JUDGE_SCORE：评委打的分；ITEM_SCORE：评分项得分；FINAL_SCORE：最终得分；CURRENT_SCORE：对战比分；FOULS：犯规次数
         * @enum {string}
         */
        LedgerField: "JUDGE_SCORE" | "ITEM_SCORE" | "FINAL_SCORE" | "CURRENT_SCORE" | "FOULS";
        /** @description 一个值由什么变成什么；空是还没有 */
        LedgerChange: {
            programId: components["schemas"]["Id"];
            field: components["schemas"]["LedgerField"];
            /** @description 评分项或犯规的标识 */
            detailId: components["schemas"]["Id"] | null;
            /** @description 改动前 */
            before: number | null;
            /** @description 改动后 */
            after: number | null;
        };
        /** @description 台账的一条，和它改变的值 */
        LedgerLine: components["schemas"]["LedgerEntry"] & {
            /** @description 逐项的改动 */
            changes: components["schemas"]["LedgerChange"][];
            /** @description 有分数还没有公布，因此不给这个账号：body 里没有分数和原因，与哈希对不上，changes 和 commandId 是空的 */
            covered: boolean;
        };
        /** @description 这些条目提到的人、节目、组、评委、评分项和犯规现在或最后的名称；一条改动提到很多个时只有前 100 个 */
        LedgerNames: {
            /** @description 台账里出现的人 */
            people: components["schemas"]["LedgerPerson"][];
            /** @description 台账里出现的节目、评分项等 */
            things: {
                /** @description 台账里的标识 */
                id: string;
                name: string;
                /** @description 节目序号或评委编号 */
                number: number | null;
            }[];
        };
        LedgerStep: {
            version: components["schemas"]["Version"];
            at: components["schemas"]["EpochMs"];
            /** @description 事件的类型 */
            type: components["schemas"]["ShowEventType"];
        };
        LedgerTimeline: {
            /** @description 最新的版本 */
            version: components["schemas"]["Version"];
            /** @description 打分和签到以外的每一步，先旧后新 */
            steps: components["schemas"]["LedgerStep"][];
            /** @description 出现过的人 */
            people: components["schemas"]["LedgerPerson"][];
        };
        LedgerMoment: {
            match: components["schemas"]["ScreenMatch"];
            /** @description 走到这个版本的那一条；版本 0 没有 */
            line: components["schemas"]["LedgerLine"] | null;
            names: components["schemas"]["LedgerNames"];
            /** @description 下一个版本的时间；最新的版本没有 */
            nextAt: components["schemas"]["EpochMs"] | null;
        };
        Ledger: {
            /** @description 台账的各条，由旧到新 */
            entries: components["schemas"]["LedgerLine"][];
            names: components["schemas"]["LedgerNames"];
            /** @description 还有更多时，下一页的 after */
            nextAfter: components["schemas"]["Version"] | null;
        };
        LedgerVerification: {
            /** @description 哈希链、签名和重演都没有发现不一致 */
            intact: boolean;
            /** @description 核对了哈希的条数 */
            checked: number;
            firstBroken: components["schemas"]["Version"] | null;
            /** @description 最新一条的哈希 */
            head: string;
            /** @description 从台账重演的条数 */
            replayed: number;
            /** @description 第一处不一致 */
            difference: components["schemas"]["LedgerDifference"] | null;
            /** @description 核对过的最新一份签名 */
            signed: components["schemas"]["SignedHead"] | null;
            /** @description 没有核对的内容 */
            unchecked: components["schemas"]["UncheckedPart"][];
        };
        /**
         * @description 哪里不一致：哈希链、签名、台账自身、分数、成绩、加减分、迟交的分数、节目状态、评委、设置、现场位置、现场观众的选票
         * @enum {string}
         */
        LedgerDifferencePlace: "CHAIN" | "SIGNATURE" | "LOG" | "SCORE" | "RESULT" | "ADJUSTMENT" | "LATE_SCORE" | "ROW" | "JUDGE" | "SETTING" | "POSITION" | "BALLOTS";
        /** @description 第一处不一致，在哪里，台账算出什么，数据库里是什么 */
        LedgerDifference: {
            place: components["schemas"]["LedgerDifferencePlace"];
            /** @description 台账的第几条；不是某一条的问题时为空 */
            version: components["schemas"]["Version"] | null;
            /** @description 一句话说明 */
            text: string;
            /** @description 台账算出的值；没有时为空 */
            expected: string | null;
            /** @description 数据库里的值；没有时为空 */
            found: string | null;
        };
        /**
         * @description 核对没有包括的内容：BEFORE_GROUND 台账还没有记下设置的那些条目只核对了哈希；REPLAY 现有规则重演不出的旧条目；
         *     PICTURES 每一步的画面；PEOPLE 评委的电话、单位、职务和备注；BASE 主办方、口令等基本信息；UNSIGNED 最后一份签名之后的条目；
         *     SIGNATURES 没有签名；OUTSIDE 没有数据库以外保存的签名可以对照；TIMES 证据包导出和签名的时间，签名盖不住它们；
         *     ADDED 证据包里多出来、核对不认识的内容
         * @enum {string}
         */
        UncheckedPart: "BEFORE_GROUND" | "REPLAY" | "PICTURES" | "PEOPLE" | "BASE" | "UNSIGNED" | "SIGNATURES" | "OUTSIDE" | "TIMES" | "ADDED";
        /** @description 某个时刻台账的签名：RFC 6962 的树根，写成 C2SP 的 tlog-checkpoint */
        SignedHead: {
            /** @description 包含台账的前几条 */
            size: number;
            at: components["schemas"]["EpochMs"];
            /** @description 树根 */
            root: string;
            /** @description 签名者的公钥，signed-note 的写法 */
            key: string;
            /** @description 签了名的正文 */
            checkpoint: string;
        };
        SignedHeads: {
            /** @description 签过名的台账头，由旧到新 */
            heads: components["schemas"]["SignedHead"][];
            /** @description 还有更晚的时，下一页的 after */
            nextAfter: number | null;
        };
        /** @description 一场比赛的证据包：台账、签名、公钥、设置和成绩，用 npx @liangfen/verify 在任何电脑上核对 */
        EvidenceBundle: {
            /** @constant */
            format: "liangfen-evidence-1";
            exportedAt: components["schemas"]["EpochMs"];
            competitionId: components["schemas"]["Id"];
            name: string;
            /** @description 验证签名的公钥 */
            keys: string[];
            /** @description 签过名的台账头，由旧到新 */
            heads: components["schemas"]["SignedHead"][];
            /** @description 台账的各条，由旧到新 */
            entries: components["schemas"]["LedgerEntry"][];
            tables: components["schemas"]["EvidenceTables"];
            /** @description 公布过结果的各次现场观众投票的全部选票；一次都没有公布过时没有 */
            ballots?: components["schemas"]["EvidenceBallots"][];
            /** @description 比赛自己记下的最后一条；较早导出的证据包里没有 */
            head?: {
                version: components["schemas"]["Version"];
                /** @description 最后一条的哈希 */
                hash: string;
            };
        };
        /** @description 一次现场观众投票的全部选票，不含谁投的 */
        EvidenceBallots: {
            voteId: components["schemas"]["Id"];
            /** @description 每张选票一行，回执的 salt、冒号、选项，按字母排列；一行的 SHA-256 就是 Merkle 树的一片叶子 */
            ballots: string[];
        };
        /** @description 导出时数据库里的设置、分数和成绩 */
        EvidenceTables: {
            /** @description 设置和名单，一行一条 */
            ground: components["schemas"]["GroundRow"][];
            /** @description 各分数 */
            scores: components["schemas"]["EvidenceScore"][];
            /** @description 每个节目的得分 */
            results: components["schemas"]["EvidenceValue"][];
            /** @description 大屏公布过的成绩 */
            shown: components["schemas"]["EvidenceValue"][];
            /** @description 各节目行 */
            rows: components["schemas"]["EvidenceValue"][];
            /** @description 加减分 */
            adjustments: components["schemas"]["EvidenceValue"][];
            /** @description 迟交的分数 */
            lateScores: components["schemas"]["LateScore"][];
        };
        EvidenceScore: components["schemas"]["SubmittedScore"] & {
            judgeId: components["schemas"]["Id"];
        };
        /** @description 一个节目的一个值 */
        EvidenceValue: {
            programId: components["schemas"]["Id"];
            /** @description 成绩、已公布的部分、节目状态，或一条加减分 */
            value: unknown;
        };
        PointAnswer: {
            /** @description 云点余额，1 点等于 1 场正式比赛 */
            point: number;
        };
        /** @description 一条记录的序号，越新越大 */
        RecordNumber: number;
        /** @description 年月，如 2026-11 */
        Month: string;
        /**
         * @description 云点从哪里来：付款、兑换码、退款收回、退款没有办成又还回、赠送
         * @enum {string}
         */
        RechargeSource: "ORDER" | "VOUCHER" | "REFUND" | "REFUND_RETURNED" | "GIFT";
        RechargeRecord: {
            id: components["schemas"]["Id"];
            /** @description 增加的点数；收回时是负数 */
            point: number;
            /** @description 这一条之后的余额 */
            balance: number;
            source: components["schemas"]["RechargeSource"];
            /** @description 付款或退款的金额；没有钱时没有 */
            amount: components["schemas"]["Yuan"] | null;
            at: components["schemas"]["EpochMs"];
        };
        RechargeRecords: {
            /** @description 充值记录，由新到旧 */
            rechargeRecords: components["schemas"]["RechargeRecord"][];
            /** @description 还有更早的时，下一页的 before */
            nextBefore: components["schemas"]["RecordNumber"] | null;
        };
        ConsumeRecord: {
            id: components["schemas"]["Id"];
            /** @description 用去几个云点 */
            point: number;
            /** @description 这一条之后的余额 */
            balance: number;
            competitionId: components["schemas"]["Id"];
            /** @description 用在哪一场比赛 */
            competitionName: string;
            at: components["schemas"]["EpochMs"];
        };
        ConsumeRecords: {
            /** @description 消费记录，由新到旧 */
            consumeRecord: components["schemas"]["ConsumeRecord"][];
            /** @description 还有更早的时，下一页的 before */
            nextBefore: components["schemas"]["RecordNumber"] | null;
        };
        VoucherRequest: {
            /** @description 兑换码，16 个字符；空格、横线和大小写都不要紧 */
            code: string;
        };
        /** @description 金额（元），两位小数 */
        Yuan: string;
        Plan: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Yuan"];
            /** @description 套餐里有几个云点 */
            point: number;
            /** @description 折扣说明，如「9 折」 */
            discount: string | null;
        };
        /**
         * @description 钱怎么付：支付宝；演示用的假支付宝，不收钱；没有接通在线支付
         * @enum {string}
         */
        PaymentMeans: "ALIPAY" | "DEMO" | "NONE";
        Plans: {
            /** @description 可以买的套餐 */
            plans: components["schemas"]["Plan"][];
            payment: components["schemas"]["PaymentMeans"];
            /** @description 子账号用主账号的云点，只有主账号能购买 */
            mayBuy: boolean;
        };
        /**
         * @description 刚下单；买家已扫码或打开付款页；已付款入账；退款办理中（云点已收回）；已退款；已关闭
         * @enum {string}
         */
        OrderState: "CREATED" | "WAIT_BUYER_PAY" | "PAID" | "REFUNDING" | "REFUNDED" | "CLOSED";
        PaymentOrder: {
            id: components["schemas"]["Id"];
            /** @description 二维码的内容 */
            qrcodeUrl: string;
            amount: components["schemas"]["Yuan"];
            /** @description 买几个云点 */
            point: number;
            tradeNo: components["schemas"]["TradeNo"];
            state: components["schemas"]["OrderState"];
            payment: components["schemas"]["PaymentMeans"];
            createdAt: components["schemas"]["EpochMs"];
            expiresAt: components["schemas"]["EpochMs"];
            paidAt: components["schemas"]["EpochMs"] | null;
            refundedAt: components["schemas"]["EpochMs"] | null;
            /** @description 为什么现在不能退款；能退时没有 */
            refundRefusal: components["schemas"]["OrderRefusal"] | null;
            /** @description 为什么现在不能申请发票；能申请时没有 */
            invoiceRefusal: components["schemas"]["OrderRefusal"] | null;
        };
        PaymentOrders: {
            /** @description 订单，由新到旧 */
            orders: components["schemas"]["PaymentOrder"][];
            /** @description 还有更早的时，下一页的 before */
            nextBefore: components["schemas"]["RecordNumber"] | null;
        };
        /** @description 我们给支付服务的订单号 */
        TradeNo: string;
        PaymentForm: {
            /** @description 支付表单内容 */
            content: string;
        };
        /** @description 支付服务送来的全部字段；签名连同不认识的字段一起验 */
        AlipayNotification: {
            notify_time?: string;
            notify_type?: string;
            notify_id?: string;
            app_id?: string;
            auth_app_id?: string;
            charset?: string;
            version?: string;
            sign_type?: string;
            sign?: string;
            trade_no?: string;
            out_trade_no?: string;
            out_biz_no?: string;
            buyer_id?: string;
            buyer_logon_id?: string;
            buyer_open_id?: string;
            seller_id?: string;
            seller_email?: string;
            trade_status?: string;
            total_amount?: string;
            receipt_amount?: string;
            invoice_amount?: string;
            buyer_pay_amount?: string;
            point_amount?: string;
            refund_fee?: string;
            subject?: string;
            body?: string;
            gmt_create?: string;
            gmt_payment?: string;
            gmt_refund?: string;
            gmt_close?: string;
            passback_params?: string;
            fund_bill_list?: string;
            voucher_detail_list?: string;
        };
        /**
         * @description 个人、单位
         * @enum {string}
         */
        TitleType: "PERSONAL" | "CORPORATION";
        /** @description 纳税人识别号或统一社会信用代码 */
        TaxNumber: string;
        /**
         * @description 申请中、已开具、已驳回、已红冲
         * @enum {string}
         */
        InvoiceState: "APPLIED" | "ISSUED" | "REJECTED" | "REVERSED";
        InvoiceRequest: {
            titleType: components["schemas"]["TitleType"];
            /** @description 发票抬头 */
            titleName: string;
            /** @description 单位必填 */
            taxNumber?: components["schemas"]["TaxNumber"];
            address?: string;
            phone?: string;
            bank?: string;
            bankAccount?: string;
            email: string;
            /** @description 发票上的备注 */
            remark?: string;
        };
        InvoiceTitle: {
            titleType: components["schemas"]["TitleType"];
            /** @description 发票抬头 */
            titleName: string;
            taxNumber: components["schemas"]["TaxNumber"] | null;
            address: string;
            phone: string;
            bank: string;
            bankAccount: string;
            email: string;
        };
        InvoiceTitles: {
            /** @description 用过的抬头 */
            titles: components["schemas"]["InvoiceTitle"][];
        };
        Invoice: {
            id: components["schemas"]["Id"];
            tradeNo: components["schemas"]["TradeNo"];
            state: components["schemas"]["InvoiceState"];
            titleType: components["schemas"]["TitleType"];
            /** @description 发票抬头 */
            titleName: string;
            taxNumber: components["schemas"]["TaxNumber"] | null;
            email: string;
            amount: components["schemas"]["Yuan"];
            /** @description 驳回或红冲的原因 */
            reason: string | null;
            /** @description 发票号码，开具之后才有 */
            number: string | null;
            /** @description 开票日期，如 2026-11-22 */
            issuedOn: string | null;
            at: components["schemas"]["EpochMs"];
        };
        Invoices: {
            /** @description 发票，由新到旧 */
            invoices: components["schemas"]["Invoice"][];
        };
        TitleNumber: {
            /** @description 发票抬头 */
            titleName: string;
            taxNumber: components["schemas"]["TaxNumber"] | null;
        };
        AddressBookUser: {
            name: string;
            /** @description 这个人在企业平台里的标识 */
            unionid: string;
        };
        AddressBookDept: {
            deptId: components["schemas"]["DeptId"];
            /** @description 部门的名称 */
            deptName: string;
        };
        /** @description 一个部门的下级部门，和直接在这个部门里的人 */
        AddressBook: {
            /** @description 下级部门 */
            childDepts: components["schemas"]["AddressBookDept"][];
            /** @description 通讯录里的人 */
            users: components["schemas"]["AddressBookPerson"][];
        };
        /** @description 部门里的一个人 */
        AddressBookPerson: components["schemas"]["AddressBookUser"] & {
            /** @description 中间四位隐去的手机号，通讯录没有提供时为空 */
            phoneNumber: string | null;
            /** @description 已经在这场比赛的评委名单或报名里；没有说是哪场比赛时为 false */
            judge: boolean;
        };
        AddressBookSearch: {
            /** @description 通讯录里的人 */
            users: (components["schemas"]["AddressBookPerson"] & {
                /** @description 所在的部门，从上到下 */
                deptNames: string[];
            })[];
            /** @description 还有更多，请多写几个字 */
            more: boolean;
        };
        /** @description 子账号没有密码，本人用消息服务登录 */
        MessengerSubUsers: {
            corpId: components["schemas"]["CorpId"];
            /** @description 通讯录里的人 */
            users: components["schemas"]["AddressBookUser"][];
            /** @description 账号在这些比赛里的角色，新的子账号也以它为账号的角色；不给时新的是 ADMIN，已有的不变 */
            role?: components["schemas"]["GrantedRole"];
            /** @description 可以进入的比赛 */
            competitionIds?: components["schemas"]["Id"][];
        };
        MessengerMobile: {
            /** @description 本人的手机号；消息服务不提供或隐去了中间几位时为空 */
            mobile: string | null;
        };
        /** @description 认出的评委；没有认出时，报名表可以先填好的内容 */
        JudgeRecognition: {
            /** @description 认出了什么 */
            status: components["schemas"]["JudgeStatus"];
            name: string | null;
            /** @description 消息服务提供的完整手机号 */
            phoneNumber: string | null;
        };
        /**
         * @description 提醒谁：SIGN_IN 还没有签到的评委，SCORE 正在打分的节目里还没有提交的评委
         * @enum {string}
         */
        ReminderOccasion: "SIGN_IN" | "SCORE";
        ReminderRequest: {
            occasion: components["schemas"]["ReminderOccasion"];
        };
        /** @description 每人每分钟最多提醒一次 */
        ReminderAnswer: {
            /** @description 已经发出提醒 */
            sent: components["schemas"]["JudgeRef"][];
            /** @description 一分钟内提醒过，这次没有发 */
            recent: components["schemas"]["JudgeRef"][];
            /** @description 在消息服务里找不到的评委 */
            unreachable: components["schemas"]["JudgeRef"][];
        };
        /** @description 组织者群里的机器人，取自它的 Webhook 地址和加签密钥 */
        GroupRobot: {
            accessToken: string;
            secret: string | null;
        };
        ClockAnswer: {
            serverTime: components["schemas"]["EpochMs"];
            /** @description 服务器启动以来最后一次被拨动；没有时没有 */
            jump?: components["schemas"]["ClockJump"];
        };
        /** @description 服务器的时钟被拨动。现场照常：倒计时、人数和观众页按走得均匀的时钟 */
        ClockJump: {
            /** @description 发现的时刻，按现场的时间 */
            at: components["schemas"]["EpochMs"];
            /** @description 拨快多少毫秒；拨慢时小于 0 */
            byMs: number;
        };
        HallAddresses: {
            /** @description 服务器的设置 LIANGFEN_PUBLIC_URL；没有设置时为空 */
            publicUrl: string | null;
            /** @description 会场网络里的设备能连到这台服务器；只在本机监听时为假 */
            openToNetwork: boolean;
            /** @description 本地网络里的地址 */
            local: components["schemas"]["LocalAddress"][];
        };
        LocalAddress: {
            /** @description 以 http:// 开头，末尾没有斜杠 */
            url: string;
            /** @description 网卡的名称 */
            network: string;
        };
        AddressTrial: {
            /** @description 试扫页的码 */
            code: string;
            /** @description 试扫页的本站路径 */
            path: string;
            /** @description 打开它的手机；还没有时为空 */
            arrived: components["schemas"]["AddressArrival"] | null;
            expiresAt: components["schemas"]["EpochMs"];
        };
        AddressArrival: {
            at: components["schemas"]["EpochMs"];
            /** @description 按浏览器自报的名称 */
            device: string;
        };
        Health: {
            /** @constant */
            status: "UP";
            /** @description 演示：数据是编的，页面上都注明 */
            demo: boolean;
            /** @description 服务器的设置 LIANGFEN_PUBLIC_URL，二维码和链接的开头；没有设置时为空 */
            publicUrl: string | null;
            /** @description 没有这个字段时任何人可以注册 */
            registration?: components["schemas"]["Registration"];
            privacy?: components["schemas"]["Privacy"];
            /** @description 没有接入时不出现 */
            singleSignOn?: components["schemas"]["SingleSignOnSetting"];
            /** @description 服务器能发邮件，忘记密码可以用邮箱重设；没有这个字段时不能 */
            resetByMail?: boolean;
            /** @description 服务器的设置 LIANGFEN_CONTACT，怎样找到服务的管理员；没有设置时不出现 */
            contact?: string;
        };
        /**
         * @description READY 可以接收请求，NOT_READY 还不能
         * @enum {string}
         */
        ReadinessStatus: "READY" | "NOT_READY";
        /**
         * @description UP 数据库有回应，DOWN 没有
         * @enum {string}
         */
        DatabaseStatus: "UP" | "DOWN";
        Readiness: {
            status: components["schemas"]["ReadinessStatus"];
            database: components["schemas"]["DatabaseStatus"];
        };
    };
    responses: {
        /** @description 请求不符合契约 */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 没有登录，或登录已失效 */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Authorization 以什么开头：账号的登录是 TOKEN，接口密钥是 KEY */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 没有权限 */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 没有找到 */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 这里没有做的格式 */
        NotImplemented: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 这个地址没有这个方法；Allow 是它有的方法 */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description 这个地址有的方法，用逗号分隔 */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 与现在的状态冲突，原因见 code */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 请求体太大 */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 请求体的类型不支持 */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 太频繁 */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description 多少秒后再试 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 这个地址只接受 WebSocket */
        UpgradeRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description 固定为 websocket */
                Upgrade?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 服务器出错 */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 暂时不能服务 */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description 多少秒后再试 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description 消息的标识，重发时不变 */
        WebhookId: string;
        /** @description 这一次推送的时间，Unix 秒；与自己的时钟相差五分钟以上的不要接受 */
        WebhookTimestamp: string;
        /** @description Standard Webhooks 的签名，形如「v1,…」；换密钥后的 24 小时里有两个，用空格分开 */
        WebhookSignature: string;
        /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
        IdempotencyKey: string;
        /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
        SeenVersion: components["schemas"]["Version"];
        /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
        ReadVersion: components["schemas"]["Version"];
        /** @description 页面给自己这条线起的名字；被网关扣住、一个字也没到的事件流，在同名的问答开始时结束，不会在在线名单里多出一台 */
        Line: components["schemas"]["Id"];
        /** @description 已收到的最后一个版本，从它之后续传 */
        LastEventId: string;
    };
    requestBodies: never;
    headers: {
        /** @description 这次请求的名字，和服务器的日志里相同 */
        RequestId: string;
    };
    pathItems: never;
}
export type Id = components['schemas']['Id'];
export type EpochMs = components['schemas']['EpochMs'];
export type Version = components['schemas']['Version'];
export type ThreeDecimals = components['schemas']['ThreeDecimals'];
export type Score = components['schemas']['Score'];
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type CountAnswer = components['schemas']['CountAnswer'];
export type ProgramRemoval = components['schemas']['ProgramRemoval'];
export type JudgeRemoval = components['schemas']['JudgeRemoval'];
export type RemovalAnswer = components['schemas']['RemovalAnswer'];
export type RemovalAttachment = components['schemas']['RemovalAttachment'];
export type RemovalAttachmentKind = components['schemas']['RemovalAttachmentKind'];
export type RemovedKind = components['schemas']['RemovedKind'];
export type RecoveryObstacle = components['schemas']['RecoveryObstacle'];
export type RecoveryLeftKind = components['schemas']['RecoveryLeftKind'];
export type RecoveryLeft = components['schemas']['RecoveryLeft'];
export type Removed = components['schemas']['Removed'];
export type RemovedList = components['schemas']['RemovedList'];
export type RecoveryAnswer = components['schemas']['RecoveryAnswer'];
export type RemovalKept = components['schemas']['RemovalKept'];
export type RemovalKeptReason = components['schemas']['RemovalKeptReason'];
export type Reason = components['schemas']['Reason'];
export type BlockedReason = components['schemas']['BlockedReason'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type OrderRefusal = components['schemas']['OrderRefusal'];
export type MessengerRefusal = components['schemas']['MessengerRefusal'];
export type SingleSignOnRefusal = components['schemas']['SingleSignOnRefusal'];
export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type LoginName = components['schemas']['LoginName'];
export type Password = components['schemas']['Password'];
export type ImageCode = components['schemas']['ImageCode'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type AuthCode = components['schemas']['AuthCode'];
export type CorpId = components['schemas']['CorpId'];
export type DeptId = components['schemas']['DeptId'];
export type MessengerWay = components['schemas']['MessengerWay'];
export type MessengerPlace = components['schemas']['MessengerPlace'];
export type MessengerPurpose = components['schemas']['MessengerPurpose'];
export type MailAddress = components['schemas']['MailAddress'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type OwnMailStart = components['schemas']['OwnMailStart'];
export type OwnMailConfirm = components['schemas']['OwnMailConfirm'];
export type OwnMail = components['schemas']['OwnMail'];
export type SingleSignOnSetting = components['schemas']['SingleSignOnSetting'];
export type SingleSignOnStart = components['schemas']['SingleSignOnStart'];
export type SingleSignOnProof = components['schemas']['SingleSignOnProof'];
export type SingleSignOnAnswer = components['schemas']['SingleSignOnAnswer'];
export type SingleSignOnFirst = components['schemas']['SingleSignOnFirst'];
export type SingleSignOnAccount = components['schemas']['SingleSignOnAccount'];
export type SingleSignOnBind = components['schemas']['SingleSignOnBind'];
export type SingleSignOnBindingStart = components['schemas']['SingleSignOnBindingStart'];
export type SingleSignOnBinding = components['schemas']['SingleSignOnBinding'];
export type SingleSignOnBindings = components['schemas']['SingleSignOnBindings'];
export type MessengerSetting = components['schemas']['MessengerSetting'];
export type MessengerLoginRequest = components['schemas']['MessengerLoginRequest'];
export type MessengerLoginStart = components['schemas']['MessengerLoginStart'];
export type MessengerProof = components['schemas']['MessengerProof'];
export type MessengerLogin = components['schemas']['MessengerLogin'];
export type MessengerLoginAnswer = components['schemas']['MessengerLoginAnswer'];
export type MessengerFirstLogin = components['schemas']['MessengerFirstLogin'];
export type MessengerAccount = components['schemas']['MessengerAccount'];
export type MessengerBind = components['schemas']['MessengerBind'];
export type MessengerBinding = components['schemas']['MessengerBinding'];
export type MessengerBindings = components['schemas']['MessengerBindings'];
export type Corporation = components['schemas']['Corporation'];
export type Corporations = components['schemas']['Corporations'];
export type MessengerPageConfig = components['schemas']['MessengerPageConfig'];
export type PushSignature = components['schemas']['PushSignature'];
export type MessengerPush = components['schemas']['MessengerPush'];
export type MessengerPushAnswer = components['schemas']['MessengerPushAnswer'];
export type LoginNameChoice = components['schemas']['LoginNameChoice'];
export type LoginAnswer = components['schemas']['LoginAnswer'];
export type SecondFactorLogin = components['schemas']['SecondFactorLogin'];
export type SecondFactorCode = components['schemas']['SecondFactorCode'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type OwnerProof = components['schemas']['OwnerProof'];
export type WayIn = components['schemas']['WayIn'];
export type WayInKind = components['schemas']['WayInKind'];
export type PasswordChanged = components['schemas']['PasswordChanged'];
export type SecondFactorStart = components['schemas']['SecondFactorStart'];
export type SecondFactorSecret = components['schemas']['SecondFactorSecret'];
export type SecondFactorProof = components['schemas']['SecondFactorProof'];
export type SecondFactorEnd = components['schemas']['SecondFactorEnd'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type AccountClosing = components['schemas']['AccountClosing'];
export type ClosedAccount = components['schemas']['ClosedAccount'];
export type Registration = components['schemas']['Registration'];
export type Privacy = components['schemas']['Privacy'];
export type ExistsAnswer = components['schemas']['ExistsAnswer'];
export type UserKind = components['schemas']['UserKind'];
export type User = components['schemas']['User'];
export type UserPatch = components['schemas']['UserPatch'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type CompetitionRole = components['schemas']['CompetitionRole'];
export type GrantedRole = components['schemas']['GrantedRole'];
export type CompetitionGrant = components['schemas']['CompetitionGrant'];
export type SubUser = components['schemas']['SubUser'];
export type SubUsers = components['schemas']['SubUsers'];
export type SubUserCreate = components['schemas']['SubUserCreate'];
export type SubUserPatch = components['schemas']['SubUserPatch'];
export type SessionKind = components['schemas']['SessionKind'];
export type ConsoleWay = components['schemas']['ConsoleWay'];
export type Session = components['schemas']['Session'];
export type Sessions = components['schemas']['Sessions'];
export type SecurityEventKind = components['schemas']['SecurityEventKind'];
export type SecurityEvent = components['schemas']['SecurityEvent'];
export type SecurityEvents = components['schemas']['SecurityEvents'];
export type ApiKeyScope = components['schemas']['ApiKeyScope'];
export type ApiKeyScopes = components['schemas']['ApiKeyScopes'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeys = components['schemas']['ApiKeys'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookEvents = components['schemas']['WebhookEvents'];
export type WebhookMessageType = components['schemas']['WebhookMessageType'];
export type WebhookDisabled = components['schemas']['WebhookDisabled'];
export type WebhookOutcome = components['schemas']['WebhookOutcome'];
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type Webhook = components['schemas']['Webhook'];
export type Webhooks = components['schemas']['Webhooks'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type NewWebhookSecret = components['schemas']['NewWebhookSecret'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookDeliveryCompetition = components['schemas']['WebhookDeliveryCompetition'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveries = components['schemas']['WebhookDeliveries'];
export type PublishedCompetition = components['schemas']['PublishedCompetition'];
export type PublishedItem = components['schemas']['PublishedItem'];
export type PublishedResult = components['schemas']['PublishedResult'];
export type PublishedRow = components['schemas']['PublishedRow'];
export type PublishedResults = components['schemas']['PublishedResults'];
export type WebhookLinks = components['schemas']['WebhookLinks'];
export type ResultPublishedMessage = components['schemas']['ResultPublishedMessage'];
export type RankingPublishedMessage = components['schemas']['RankingPublishedMessage'];
export type ResultWithdrawnMessage = components['schemas']['ResultWithdrawnMessage'];
export type WithdrawnPage = components['schemas']['WithdrawnPage'];
export type RankingWithdrawnMessage = components['schemas']['RankingWithdrawnMessage'];
export type PublishedRanking = components['schemas']['PublishedRanking'];
export type CompetitionEndedMessage = components['schemas']['CompetitionEndedMessage'];
export type CompetitionReopenedMessage = components['schemas']['CompetitionReopenedMessage'];
export type PingMessage = components['schemas']['PingMessage'];
export type WebhookMessage = components['schemas']['WebhookMessage'];
export type CompetitionStatus = components['schemas']['CompetitionStatus'];
export type Mode = components['schemas']['Mode'];
export type ScreenTheme = components['schemas']['ScreenTheme'];
export type Colour = components['schemas']['Colour'];
export type ImageUrl = components['schemas']['ImageUrl'];
export type Look = components['schemas']['Look'];
export type OwnTheme = components['schemas']['OwnTheme'];
export type ThemeColours = components['schemas']['ThemeColours'];
export type ThemePattern = components['schemas']['ThemePattern'];
export type ThemeFigures = components['schemas']['ThemeFigures'];
export type ThemeCorners = components['schemas']['ThemeCorners'];
export type ScreenSound = components['schemas']['ScreenSound'];
export type AudiencePageOpen = components['schemas']['AudiencePageOpen'];
export type ScreenSoundState = components['schemas']['ScreenSoundState'];
export type Slides = components['schemas']['Slides'];
export type SponsorLevel = components['schemas']['SponsorLevel'];
export type Sponsor = components['schemas']['Sponsor'];
export type Sponsors = components['schemas']['Sponsors'];
export type SponsorLink = components['schemas']['SponsorLink'];
export type SponsorBar = components['schemas']['SponsorBar'];
export type PerformanceWord = components['schemas']['PerformanceWord'];
export type BaseSetting = components['schemas']['BaseSetting'];
export type Oembed = components['schemas']['Oembed'];
export type BaseSettingPatch = components['schemas']['BaseSettingPatch'];
export type TieBreakKind = components['schemas']['TieBreakKind'];
export type TieBreak = components['schemas']['TieBreak'];
export type Calculation = components['schemas']['Calculation'];
export type ItemWeighting = components['schemas']['ItemWeighting'];
export type GroupRule = components['schemas']['GroupRule'];
export type GroupRuleList = components['schemas']['GroupRuleList'];
export type MissingScore = components['schemas']['MissingScore'];
export type DropScope = components['schemas']['DropScope'];
export type RoundingStage = components['schemas']['RoundingStage'];
export type Rounding = components['schemas']['Rounding'];
export type ScoreOrder = components['schemas']['ScoreOrder'];
export type RankBy = components['schemas']['RankBy'];
export type Normalisation = components['schemas']['Normalisation'];
export type NormalisedScore = components['schemas']['NormalisedScore'];
export type RankPlaces = components['schemas']['RankPlaces'];
export type JudgeBallot = components['schemas']['JudgeBallot'];
export type ScoreUnit = components['schemas']['ScoreUnit'];
export type RevealStyle = components['schemas']['RevealStyle'];
export type RankNumbering = components['schemas']['RankNumbering'];
export type Setting = components['schemas']['Setting'];
export type CardRounds = components['schemas']['CardRounds'];
export type CardVerdict = components['schemas']['CardVerdict'];
export type CardRound = components['schemas']['CardRound'];
export type BoutCard = components['schemas']['BoutCard'];
export type BoutCards = components['schemas']['BoutCards'];
export type DropRow = components['schemas']['DropRow'];
export type DropTable = components['schemas']['DropTable'];
export type ToleranceBetween = components['schemas']['ToleranceBetween'];
export type BeyondTolerance = components['schemas']['BeyondTolerance'];
export type ToleranceLimit = components['schemas']['ToleranceLimit'];
export type Tolerance = components['schemas']['Tolerance'];
export type MarksApart = components['schemas']['MarksApart'];
export type TimePenaltyCause = components['schemas']['TimePenaltyCause'];
export type TimePenaltyRow = components['schemas']['TimePenaltyRow'];
export type TimePenaltyTable = components['schemas']['TimePenaltyTable'];
export type ActTime = components['schemas']['ActTime'];
export type DropsApplied = components['schemas']['DropsApplied'];
export type RoundShares = components['schemas']['RoundShares'];
export type EarlierScore = components['schemas']['EarlierScore'];
export type EarlierWorking = components['schemas']['EarlierWorking'];
export type GivenAs = components['schemas']['GivenAs'];
export type ScoreStep = components['schemas']['ScoreStep'];
export type AwardBasis = components['schemas']['AwardBasis'];
export type Award = components['schemas']['Award'];
export type AwardByRank = components['schemas']['AwardByRank'];
export type AwardByHand = components['schemas']['AwardByHand'];
export type AwardList = components['schemas']['AwardList'];
export type Item = components['schemas']['Item'];
export type ItemInput = components['schemas']['ItemInput'];
export type Foul = components['schemas']['Foul'];
export type FoulInput = components['schemas']['FoulInput'];
export type ScoreSetting = components['schemas']['ScoreSetting'];
export type FullMarksFit = components['schemas']['FullMarksFit'];
export type FullMarksReading = components['schemas']['FullMarksReading'];
export type FullMarks = components['schemas']['FullMarks'];
export type SettingPatch = components['schemas']['SettingPatch'];
export type ScoreSettingPatch = components['schemas']['ScoreSettingPatch'];
export type Competition = components['schemas']['Competition'];
export type Pageable = components['schemas']['Pageable'];
export type CompetitionPage = components['schemas']['CompetitionPage'];
export type CompetitionRow = components['schemas']['CompetitionRow'];
export type CompetitionLists = components['schemas']['CompetitionLists'];
export type JudgedCompetition = components['schemas']['JudgedCompetition'];
export type CompetitionCreate = components['schemas']['CompetitionCreate'];
export type PracticeName = components['schemas']['PracticeName'];
export type PracticeFile = components['schemas']['PracticeFile'];
export type PracticeItem = components['schemas']['PracticeItem'];
export type PracticeFoul = components['schemas']['PracticeFoul'];
export type PracticeGroup = components['schemas']['PracticeGroup'];
export type CompetitionTemplate = components['schemas']['CompetitionTemplate'];
export type NameChange = components['schemas']['NameChange'];
export type DeskStatus = components['schemas']['DeskStatus'];
export type StatusAnswer = components['schemas']['StatusAnswer'];
export type Confirmation = components['schemas']['Confirmation'];
export type ConfirmName = components['schemas']['ConfirmName'];
export type EndRequest = components['schemas']['EndRequest'];
export type ReopenRequest = components['schemas']['ReopenRequest'];
export type UndecidedKind = components['schemas']['UndecidedKind'];
export type Undecided = components['schemas']['Undecided'];
export type UndecidedList = components['schemas']['UndecidedList'];
export type CleanScoresRequest = components['schemas']['CleanScoresRequest'];
export type PromotionRequest = components['schemas']['PromotionRequest'];
export type PublicCompetition = components['schemas']['PublicCompetition'];
export type ChecklistCode = components['schemas']['ChecklistCode'];
export type ChecklistLevel = components['schemas']['ChecklistLevel'];
export type ChecklistEntry = components['schemas']['ChecklistEntry'];
export type Checklist = components['schemas']['Checklist'];
export type Approval = components['schemas']['Approval'];
export type TwinState = components['schemas']['TwinState'];
export type TwinEnd = components['schemas']['TwinEnd'];
export type TwinHoldRequest = components['schemas']['TwinHoldRequest'];
export type TwinHold = components['schemas']['TwinHold'];
export type TwinRequest = components['schemas']['TwinRequest'];
export type SimulatedJudge = components['schemas']['SimulatedJudge'];
export type TwinAnswer = components['schemas']['TwinAnswer'];
export type JudgeRef = components['schemas']['JudgeRef'];
export type Judge = components['schemas']['Judge'];
export type ApprovedJudges = components['schemas']['ApprovedJudges'];
export type JudgePage = components['schemas']['JudgePage'];
export type JudgeCreate = components['schemas']['JudgeCreate'];
export type JudgePatch = components['schemas']['JudgePatch'];
export type JudgeApply = components['schemas']['JudgeApply'];
export type JoinGroupRequest = components['schemas']['JoinGroupRequest'];
export type ReorderRequest = components['schemas']['ReorderRequest'];
export type JudgeGroup = components['schemas']['JudgeGroup'];
export type JudgeGroups = components['schemas']['JudgeGroups'];
export type JudgeGroupsPatch = components['schemas']['JudgeGroupsPatch'];
export type ImportBefore = components['schemas']['ImportBefore'];
export type ImportAnswer = components['schemas']['ImportAnswer'];
export type ImportReading = components['schemas']['ImportReading'];
export type TopLine = components['schemas']['TopLine'];
export type ReadColumn = components['schemas']['ReadColumn'];
export type ListField = components['schemas']['ListField'];
export type UnusedColumn = components['schemas']['UnusedColumn'];
export type LeftOutLine = components['schemas']['LeftOutLine'];
export type LeftOutReason = components['schemas']['LeftOutReason'];
export type KeptLines = components['schemas']['KeptLines'];
export type ColumnLetters = components['schemas']['ColumnLetters'];
export type FieldColumns = components['schemas']['FieldColumns'];
export type ImportedGroup = components['schemas']['ImportedGroup'];
export type WorksheetName = components['schemas']['WorksheetName'];
export type AcceptedRow = components['schemas']['AcceptedRow'];
export type ImportRuns = components['schemas']['ImportRuns'];
export type ImportSubject = components['schemas']['ImportSubject'];
export type ImportSource = components['schemas']['ImportSource'];
export type ImportState = components['schemas']['ImportState'];
export type ImportRun = components['schemas']['ImportRun'];
export type RefusedRow = components['schemas']['RefusedRow'];
export type ImportAddressBook = components['schemas']['ImportAddressBook'];
export type SpreadsheetUpload = components['schemas']['SpreadsheetUpload'];
export type StatisticsSheets = components['schemas']['StatisticsSheets'];
export type PrintedSheet = components['schemas']['PrintedSheet'];
export type TableFormat = components['schemas']['TableFormat'];
export type ImagePurpose = components['schemas']['ImagePurpose'];
export type PictureUrl = components['schemas']['PictureUrl'];
export type PictureOwner = components['schemas']['PictureOwner'];
export type PhotosUpload = components['schemas']['PhotosUpload'];
export type PhotosAnswer = components['schemas']['PhotosAnswer'];
export type ImageUpload = components['schemas']['ImageUpload'];
export type UploadedImage = components['schemas']['UploadedImage'];
export type JudgeStatus = components['schemas']['JudgeStatus'];
export type Seat = components['schemas']['Seat'];
export type Seats = components['schemas']['Seats'];
export type SeatOpen = components['schemas']['SeatOpen'];
export type SeatAnswer = components['schemas']['SeatAnswer'];
export type Holder = components['schemas']['Holder'];
export type CompetitionHolder = components['schemas']['CompetitionHolder'];
export type HolderPlace = components['schemas']['HolderPlace'];
export type HallCode = components['schemas']['HallCode'];
export type HallReceipt = components['schemas']['HallReceipt'];
export type HallContent = components['schemas']['HallContent'];
export type HallFetch = components['schemas']['HallFetch'];
export type HallConfirm = components['schemas']['HallConfirm'];
export type HallConfirmed = components['schemas']['HallConfirmed'];
export type HallUpload = components['schemas']['HallUpload'];
export type HallReturned = components['schemas']['HallReturned'];
export type Invitation = components['schemas']['Invitation'];
export type SubmittedScore = components['schemas']['SubmittedScore'];
export type OwnScores = components['schemas']['OwnScores'];
export type ScoreSubmission = components['schemas']['ScoreSubmission'];
export type SubmissionAnswer = components['schemas']['SubmissionAnswer'];
export type ProgramPhase = components['schemas']['ProgramPhase'];
export type ProgramItemResult = components['schemas']['ProgramItemResult'];
export type ProgramFoulRecord = components['schemas']['ProgramFoulRecord'];
export type DisabledReason = components['schemas']['DisabledReason'];
export type ProgramStanding = components['schemas']['ProgramStanding'];
export type BattleOutcome = components['schemas']['BattleOutcome'];
export type Program = components['schemas']['Program'];
export type ProgramFactor = components['schemas']['ProgramFactor'];
export type StruckScore = components['schemas']['StruckScore'];
export type StruckWorking = components['schemas']['StruckWorking'];
export type ProgramPanel = components['schemas']['ProgramPanel'];
export type PanelJudge = components['schemas']['PanelJudge'];
export type PanelAbsence = components['schemas']['PanelAbsence'];
export type PanelGroup = components['schemas']['PanelGroup'];
export type FormerResult = components['schemas']['FormerResult'];
export type FoughtBout = components['schemas']['FoughtBout'];
export type BattleSideName = components['schemas']['BattleSideName'];
export type ProgramGroup = components['schemas']['ProgramGroup'];
export type RoundKind = components['schemas']['RoundKind'];
export type TablePoints = components['schemas']['TablePoints'];
export type TableStep = components['schemas']['TableStep'];
export type TableRow = components['schemas']['TableRow'];
export type RoundTable = components['schemas']['RoundTable'];
export type Division = components['schemas']['Division'];
export type ProgramGroups = components['schemas']['ProgramGroups'];
export type ProgramCreate = components['schemas']['ProgramCreate'];
export type ProgramPatch = components['schemas']['ProgramPatch'];
export type ProgramSortRequest = components['schemas']['ProgramSortRequest'];
export type ProgramGroupsPatch = components['schemas']['ProgramGroupsPatch'];
export type DropKind = components['schemas']['DropKind'];
export type JudgeScoreWorking = components['schemas']['JudgeScoreWorking'];
export type JudgeGroupWorking = components['schemas']['JudgeGroupWorking'];
export type FilledScores = components['schemas']['FilledScores'];
export type ProRata = components['schemas']['ProRata'];
export type ScoreWorking = components['schemas']['ScoreWorking'];
export type Adjustment = components['schemas']['Adjustment'];
export type FinalScore = components['schemas']['FinalScore'];
export type Correction = components['schemas']['Correction'];
export type TieKeys = components['schemas']['TieKeys'];
export type JudgingPanel = components['schemas']['JudgingPanel'];
export type RankRow = components['schemas']['RankRow'];
export type Link = components['schemas']['Link'];
export type SignInShowType = components['schemas']['SignInShowType'];
export type TitleShowType = components['schemas']['TitleShowType'];
export type RankShowType = components['schemas']['RankShowType'];
export type LinkData = components['schemas']['LinkData'];
export type SignInJudge = components['schemas']['SignInJudge'];
export type SignInJudges = components['schemas']['SignInJudges'];
export type Clock = components['schemas']['Clock'];
export type StageProgram = components['schemas']['StageProgram'];
export type StageItem = components['schemas']['StageItem'];
export type StageStart = components['schemas']['StageStart'];
export type StageTest = components['schemas']['StageTest'];
export type StageSignIn = components['schemas']['StageSignIn'];
export type StageProgramRow = components['schemas']['StageProgramRow'];
export type StageProgramList = components['schemas']['StageProgramList'];
export type StageTitle = components['schemas']['StageTitle'];
export type TitleVersus = components['schemas']['TitleVersus'];
export type StageIntermission = components['schemas']['StageIntermission'];
export type StageAudienceVote = components['schemas']['StageAudienceVote'];
export type AudienceVoteKind = components['schemas']['AudienceVoteKind'];
export type AudienceVoteHead = components['schemas']['AudienceVoteHead'];
export type AudienceVote = components['schemas']['AudienceVote'];
export type AudienceVoteTally = components['schemas']['AudienceVoteTally'];
export type AudienceVoteFigure = components['schemas']['AudienceVoteFigure'];
export type ProgramAudienceVote = components['schemas']['ProgramAudienceVote'];
export type AudienceVoteCount = components['schemas']['AudienceVoteCount'];
export type AudienceBallot = components['schemas']['AudienceBallot'];
export type AudienceReceipt = components['schemas']['AudienceReceipt'];
export type AudienceOwnBallot = components['schemas']['AudienceOwnBallot'];
export type AudienceBallotProof = components['schemas']['AudienceBallotProof'];
export type BallotInclusion = components['schemas']['BallotInclusion'];
export type AudienceFrameVote = components['schemas']['AudienceFrameVote'];
export type StageSpeech = components['schemas']['StageSpeech'];
export type StageScoring = components['schemas']['StageScoring'];
export type ScoreCard = components['schemas']['ScoreCard'];
export type RevealStep = components['schemas']['RevealStep'];
export type RevealTurn = components['schemas']['RevealTurn'];
export type RevealStrike = components['schemas']['RevealStrike'];
export type RevealItem = components['schemas']['RevealItem'];
export type RevealScope = components['schemas']['RevealScope'];
export type RevealTotal = components['schemas']['RevealTotal'];
export type RevealPartKind = components['schemas']['RevealPartKind'];
export type RevealPart = components['schemas']['RevealPart'];
export type RevealPlaces = components['schemas']['RevealPlaces'];
export type RevealPodium = components['schemas']['RevealPodium'];
export type RevealChampionKind = components['schemas']['RevealChampionKind'];
export type RevealChampion = components['schemas']['RevealChampion'];
export type RevealAwardKind = components['schemas']['RevealAwardKind'];
export type RevealAward = components['schemas']['RevealAward'];
export type RevealNewcomer = components['schemas']['RevealNewcomer'];
export type RevealSteps = components['schemas']['RevealSteps'];
export type StageReveal = components['schemas']['StageReveal'];
export type StageResult = components['schemas']['StageResult'];
export type StageRanking = components['schemas']['StageRanking'];
export type StagePodium = components['schemas']['StagePodium'];
export type StageRunnerUp = components['schemas']['StageRunnerUp'];
export type StageChampion = components['schemas']['StageChampion'];
export type StageAward = components['schemas']['StageAward'];
export type StageAwards = components['schemas']['StageAwards'];
export type BracketSide = components['schemas']['BracketSide'];
export type BracketSlot = components['schemas']['BracketSlot'];
export type BracketRound = components['schemas']['BracketRound'];
export type NoChampionReason = components['schemas']['NoChampionReason'];
export type BracketDivision = components['schemas']['BracketDivision'];
export type StageBracket = components['schemas']['StageBracket'];
export type BattleSide = components['schemas']['BattleSide'];
export type DeterminationReason = components['schemas']['DeterminationReason'];
export type Determination = components['schemas']['Determination'];
export type BattleStatus = components['schemas']['BattleStatus'];
export type StageBattle = components['schemas']['StageBattle'];
export type BattleHit = components['schemas']['BattleHit'];
export type Stage = components['schemas']['Stage'];
export type OnAir = components['schemas']['OnAir'];
export type ScreenHead = components['schemas']['ScreenHead'];
export type ScreenMatch = components['schemas']['ScreenMatch'];
export type JudgeWindow = components['schemas']['JudgeWindow'];
export type JudgeMatch = components['schemas']['JudgeMatch'];
export type SpentScore = components['schemas']['SpentScore'];
export type ComingUp = components['schemas']['ComingUp'];
export type MatchJudge = components['schemas']['MatchJudge'];
export type ScoringWindow = components['schemas']['ScoringWindow'];
export type LateScoreState = components['schemas']['LateScoreState'];
export type LateScore = components['schemas']['LateScore'];
export type OperatorStep = components['schemas']['OperatorStep'];
export type CorrectionCommand = components['schemas']['CorrectionCommand'];
export type CorrectionPerson = components['schemas']['CorrectionPerson'];
export type CorrectionBasis = components['schemas']['CorrectionBasis'];
export type ProposedCorrection = components['schemas']['ProposedCorrection'];
export type ConfirmedCorrection = components['schemas']['ConfirmedCorrection'];
export type CurrentMatch = components['schemas']['CurrentMatch'];
export type ShowEventType = components['schemas']['ShowEventType'];
export type ActorRole = components['schemas']['ActorRole'];
export type Actor = components['schemas']['Actor'];
export type OnAirEventType = components['schemas']['OnAirEventType'];
export type StagedEvent = components['schemas']['StagedEvent'];
export type ScoreStrike = components['schemas']['ScoreStrike'];
export type JudgeSignedInEvent = components['schemas']['JudgeSignedInEvent'];
export type ScoreSubmittedEvent = components['schemas']['ScoreSubmittedEvent'];
export type LateScoreEventType = components['schemas']['LateScoreEventType'];
export type LateScoreEvent = components['schemas']['LateScoreEvent'];
export type CorrectionEventType = components['schemas']['CorrectionEventType'];
export type CorrectionEvent = components['schemas']['CorrectionEvent'];
export type ScoresLookedAtEvent = components['schemas']['ScoresLookedAtEvent'];
export type SetupArea = components['schemas']['SetupArea'];
export type SetupValues = components['schemas']['SetupValues'];
export type SetupChangedEvent = components['schemas']['SetupChangedEvent'];
export type GroundKind = components['schemas']['GroundKind'];
export type GroundRow = components['schemas']['GroundRow'];
export type Ground = components['schemas']['Ground'];
export type GroundRecovered = components['schemas']['GroundRecovered'];
export type ShowEvent = components['schemas']['ShowEvent'];
export type ScreenStagedEvent = components['schemas']['ScreenStagedEvent'];
export type ViewEvent = components['schemas']['ViewEvent'];
export type ConnectionRole = components['schemas']['ConnectionRole'];
export type Connection = components['schemas']['Connection'];
export type PhonePage = components['schemas']['PhonePage'];
export type Presence = components['schemas']['Presence'];
export type SnapshotFrame = components['schemas']['SnapshotFrame'];
export type HeartbeatMs = components['schemas']['HeartbeatMs'];
export type ChangeFrame = components['schemas']['ChangeFrame'];
export type PresenceFrame = components['schemas']['PresenceFrame'];
export type CheckFrame = components['schemas']['CheckFrame'];
export type ReloadFrame = components['schemas']['ReloadFrame'];
export type SoundTestFrame = components['schemas']['SoundTestFrame'];
export type ClosedReason = components['schemas']['ClosedReason'];
export type ClosedFrame = components['schemas']['ClosedFrame'];
export type LiveFrame = components['schemas']['LiveFrame'];
export type AskedFrames = components['schemas']['AskedFrames'];
export type SocketOpening = components['schemas']['SocketOpening'];
export type RefusedFrame = components['schemas']['RefusedFrame'];
export type SocketMessage = components['schemas']['SocketMessage'];
export type ConnectionReport = components['schemas']['ConnectionReport'];
export type ConsoleLogin = components['schemas']['ConsoleLogin'];
export type ScreenDataTable = components['schemas']['ScreenDataTable'];
export type ScreenDataRows = components['schemas']['ScreenDataRows'];
export type ScreenDataNow = components['schemas']['ScreenDataNow'];
export type ScreenDataCard = components['schemas']['ScreenDataCard'];
export type ScreenDataResult = components['schemas']['ScreenDataResult'];
export type NextStepAnswer = components['schemas']['NextStepAnswer'];
export type NextStepAdvice = components['schemas']['NextStepAdvice'];
export type TallyMark = components['schemas']['TallyMark'];
export type ConsoleAnswer = components['schemas']['ConsoleAnswer'];
export type ShowResultAnswer = components['schemas']['ShowResultAnswer'];
export type RankAnswer = components['schemas']['RankAnswer'];
export type DetermineAnswer = components['schemas']['DetermineAnswer'];
export type ShowStartPageCommand = components['schemas']['ShowStartPageCommand'];
export type OpenTestCommand = components['schemas']['OpenTestCommand'];
export type ShowProgramListCommand = components['schemas']['ShowProgramListCommand'];
export type ShowSignInCommand = components['schemas']['ShowSignInCommand'];
export type ShowTitleCommand = components['schemas']['ShowTitleCommand'];
export type ShowIntermissionCommand = components['schemas']['ShowIntermissionCommand'];
export type OpenAudienceVoteCommand = components['schemas']['OpenAudienceVoteCommand'];
export type CloseAudienceVoteCommand = components['schemas']['CloseAudienceVoteCommand'];
export type ShowAudienceVoteCommand = components['schemas']['ShowAudienceVoteCommand'];
export type SwitchGroupCommand = components['schemas']['SwitchGroupCommand'];
export type ShowRankCommand = components['schemas']['ShowRankCommand'];
export type TurnRankPageCommand = components['schemas']['TurnRankPageCommand'];
export type CeremonyPart = components['schemas']['CeremonyPart'];
export type ShowCeremonyCommand = components['schemas']['ShowCeremonyCommand'];
export type ShowBracketCommand = components['schemas']['ShowBracketCommand'];
export type StartSpeechCommand = components['schemas']['StartSpeechCommand'];
export type StartScoringCommand = components['schemas']['StartScoringCommand'];
export type ShowScoreCommand = components['schemas']['ShowScoreCommand'];
export type ShowResultCommand = components['schemas']['ShowResultCommand'];
export type StepRevealCommand = components['schemas']['StepRevealCommand'];
export type StartBattleCommand = components['schemas']['StartBattleCommand'];
export type PauseBattleCommand = components['schemas']['PauseBattleCommand'];
export type ResumeBattleCommand = components['schemas']['ResumeBattleCommand'];
export type AddFoulCommand = components['schemas']['AddFoulCommand'];
export type AddPointCommand = components['schemas']['AddPointCommand'];
export type DetermineBattleCommand = components['schemas']['DetermineBattleCommand'];
export type DetermineByCardsCommand = components['schemas']['DetermineByCardsCommand'];
export type CorrectResultCommand = components['schemas']['CorrectResultCommand'];
export type AddAdjustmentCommand = components['schemas']['AddAdjustmentCommand'];
export type CorrectBoutCommand = components['schemas']['CorrectBoutCommand'];
export type CorrectedSide = components['schemas']['CorrectedSide'];
export type AfterFoul = components['schemas']['AfterFoul'];
export type TakeOffFoulCommand = components['schemas']['TakeOffFoulCommand'];
export type SetClockCommand = components['schemas']['SetClockCommand'];
export type AcceptLateScoreCommand = components['schemas']['AcceptLateScoreCommand'];
export type RefuseLateScoreCommand = components['schemas']['RefuseLateScoreCommand'];
export type ProposeCorrectionCommand = components['schemas']['ProposeCorrectionCommand'];
export type ConfirmCorrectionCommand = components['schemas']['ConfirmCorrectionCommand'];
export type RefuseCorrectionCommand = components['schemas']['RefuseCorrectionCommand'];
export type WithdrawCorrectionCommand = components['schemas']['WithdrawCorrectionCommand'];
export type SetStandingCommand = components['schemas']['SetStandingCommand'];
export type StrikeScoreCommand = components['schemas']['StrikeScoreCommand'];
export type RenewPanelCommand = components['schemas']['RenewPanelCommand'];
export type UndoCommand = components['schemas']['UndoCommand'];
export type OperatorCommand = components['schemas']['OperatorCommand'];
export type CommandPreview = components['schemas']['CommandPreview'];
export type PublishedChanges = components['schemas']['PublishedChanges'];
export type ChampionChange = components['schemas']['ChampionChange'];
export type AwardChange = components['schemas']['AwardChange'];
export type ChangeForecastRequest = components['schemas']['ChangeForecastRequest'];
export type ForecastProgramChange = components['schemas']['ForecastProgramChange'];
export type ForecastProgramMove = components['schemas']['ForecastProgramMove'];
export type ForecastNewProgram = components['schemas']['ForecastNewProgram'];
export type ForecastProgramGroups = components['schemas']['ForecastProgramGroups'];
export type ForecastProgramOrder = components['schemas']['ForecastProgramOrder'];
export type ForecastProgramRemoval = components['schemas']['ForecastProgramRemoval'];
export type ForecastScoreSetting = components['schemas']['ForecastScoreSetting'];
export type ForecastCleanScores = components['schemas']['ForecastCleanScores'];
export type ForecastRecovery = components['schemas']['ForecastRecovery'];
export type ForecastPanels = components['schemas']['ForecastPanels'];
export type RankChange = components['schemas']['RankChange'];
export type ResultChange = components['schemas']['ResultChange'];
export type OutcomeChange = components['schemas']['OutcomeChange'];
export type SignOutRequest = components['schemas']['SignOutRequest'];
export type ReasonRequest = components['schemas']['ReasonRequest'];
export type CorrectionRequest = components['schemas']['CorrectionRequest'];
export type StandingAnswer = components['schemas']['StandingAnswer'];
export type AmendmentAnswer = components['schemas']['AmendmentAnswer'];
export type StrikeRequest = components['schemas']['StrikeRequest'];
export type CorrectBoutRequest = components['schemas']['CorrectBoutRequest'];
export type ClockRequest = components['schemas']['ClockRequest'];
export type StandingRequest = components['schemas']['StandingRequest'];
export type AdjustmentRequest = components['schemas']['AdjustmentRequest'];
export type CorrectionProposal = components['schemas']['CorrectionProposal'];
export type LateScores = components['schemas']['LateScores'];
export type CheckAnswer = components['schemas']['CheckAnswer'];
export type ControlCurrentResult = components['schemas']['ControlCurrentResult'];
export type ControlFinalResult = components['schemas']['ControlFinalResult'];
export type EmbeddingState = components['schemas']['EmbeddingState'];
export type Origin = components['schemas']['Origin'];
export type EmbeddingOwners = components['schemas']['EmbeddingOwners'];
export type EmbeddingAnswer = components['schemas']['EmbeddingAnswer'];
export type ScreenResult = components['schemas']['ScreenResult'];
export type AudienceFrame = components['schemas']['AudienceFrame'];
export type AudienceGroup = components['schemas']['AudienceGroup'];
export type AudienceRowState = components['schemas']['AudienceRowState'];
export type AudienceRow = components['schemas']['AudienceRow'];
export type AudienceWorking = components['schemas']['AudienceWorking'];
export type StatisticsResult = components['schemas']['StatisticsResult'];
export type StatisticsRow = components['schemas']['StatisticsRow'];
export type StatisticsProgram = components['schemas']['StatisticsProgram'];
export type JudgeStatistics = components['schemas']['JudgeStatistics'];
export type Statistics = components['schemas']['Statistics'];
export type OrderEffect = components['schemas']['OrderEffect'];
export type JudgeComparison = components['schemas']['JudgeComparison'];
export type ItemStatistics = components['schemas']['ItemStatistics'];
export type BoutSide = components['schemas']['BoutSide'];
export type BoutRecord = components['schemas']['BoutRecord'];
export type ResultOverview = components['schemas']['ResultOverview'];
export type TeamBest = components['schemas']['TeamBest'];
export type TeamRankBy = components['schemas']['TeamRankBy'];
export type TeamResult = components['schemas']['TeamResult'];
export type TeamResults = components['schemas']['TeamResults'];
export type ProgramDetail = components['schemas']['ProgramDetail'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerOrder = components['schemas']['LedgerOrder'];
export type LedgerKind = components['schemas']['LedgerKind'];
export type LedgerPerson = components['schemas']['LedgerPerson'];
export type LedgerField = components['schemas']['LedgerField'];
export type LedgerChange = components['schemas']['LedgerChange'];
export type LedgerLine = components['schemas']['LedgerLine'];
export type LedgerNames = components['schemas']['LedgerNames'];
export type LedgerStep = components['schemas']['LedgerStep'];
export type LedgerTimeline = components['schemas']['LedgerTimeline'];
export type LedgerMoment = components['schemas']['LedgerMoment'];
export type Ledger = components['schemas']['Ledger'];
export type LedgerVerification = components['schemas']['LedgerVerification'];
export type LedgerDifferencePlace = components['schemas']['LedgerDifferencePlace'];
export type LedgerDifference = components['schemas']['LedgerDifference'];
export type UncheckedPart = components['schemas']['UncheckedPart'];
export type SignedHead = components['schemas']['SignedHead'];
export type SignedHeads = components['schemas']['SignedHeads'];
export type EvidenceBundle = components['schemas']['EvidenceBundle'];
export type EvidenceBallots = components['schemas']['EvidenceBallots'];
export type EvidenceTables = components['schemas']['EvidenceTables'];
export type EvidenceScore = components['schemas']['EvidenceScore'];
export type EvidenceValue = components['schemas']['EvidenceValue'];
export type PointAnswer = components['schemas']['PointAnswer'];
export type RecordNumber = components['schemas']['RecordNumber'];
export type Month = components['schemas']['Month'];
export type RechargeSource = components['schemas']['RechargeSource'];
export type RechargeRecord = components['schemas']['RechargeRecord'];
export type RechargeRecords = components['schemas']['RechargeRecords'];
export type ConsumeRecord = components['schemas']['ConsumeRecord'];
export type ConsumeRecords = components['schemas']['ConsumeRecords'];
export type VoucherRequest = components['schemas']['VoucherRequest'];
export type Yuan = components['schemas']['Yuan'];
export type Plan = components['schemas']['Plan'];
export type PaymentMeans = components['schemas']['PaymentMeans'];
export type Plans = components['schemas']['Plans'];
export type OrderState = components['schemas']['OrderState'];
export type PaymentOrder = components['schemas']['PaymentOrder'];
export type PaymentOrders = components['schemas']['PaymentOrders'];
export type TradeNo = components['schemas']['TradeNo'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type AlipayNotification = components['schemas']['AlipayNotification'];
export type TitleType = components['schemas']['TitleType'];
export type TaxNumber = components['schemas']['TaxNumber'];
export type InvoiceState = components['schemas']['InvoiceState'];
export type InvoiceRequest = components['schemas']['InvoiceRequest'];
export type InvoiceTitle = components['schemas']['InvoiceTitle'];
export type InvoiceTitles = components['schemas']['InvoiceTitles'];
export type Invoice = components['schemas']['Invoice'];
export type Invoices = components['schemas']['Invoices'];
export type TitleNumber = components['schemas']['TitleNumber'];
export type AddressBookUser = components['schemas']['AddressBookUser'];
export type AddressBookDept = components['schemas']['AddressBookDept'];
export type AddressBook = components['schemas']['AddressBook'];
export type AddressBookPerson = components['schemas']['AddressBookPerson'];
export type AddressBookSearch = components['schemas']['AddressBookSearch'];
export type MessengerSubUsers = components['schemas']['MessengerSubUsers'];
export type MessengerMobile = components['schemas']['MessengerMobile'];
export type JudgeRecognition = components['schemas']['JudgeRecognition'];
export type ReminderOccasion = components['schemas']['ReminderOccasion'];
export type ReminderRequest = components['schemas']['ReminderRequest'];
export type ReminderAnswer = components['schemas']['ReminderAnswer'];
export type GroupRobot = components['schemas']['GroupRobot'];
export type ClockAnswer = components['schemas']['ClockAnswer'];
export type ClockJump = components['schemas']['ClockJump'];
export type HallAddresses = components['schemas']['HallAddresses'];
export type LocalAddress = components['schemas']['LocalAddress'];
export type AddressTrial = components['schemas']['AddressTrial'];
export type AddressArrival = components['schemas']['AddressArrival'];
export type Health = components['schemas']['Health'];
export type ReadinessStatus = components['schemas']['ReadinessStatus'];
export type DatabaseStatus = components['schemas']['DatabaseStatus'];
export type Readiness = components['schemas']['Readiness'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotImplemented = components['responses']['NotImplemented'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUpgradeRequired = components['responses']['UpgradeRequired'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterSeenVersion = components['parameters']['SeenVersion'];
export type ParameterReadVersion = components['parameters']['ReadVersion'];
export type ParameterLine = components['parameters']['Line'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type HeaderRequestId = components['headers']['RequestId'];
export type $defs = Record<string, never>;
export interface operations {
    loginByMessenger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MessengerLogin"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerLoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessenger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMessengerLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerLoginRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerLoginStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMessengerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerAccount"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bindMessengerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerBind"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessengerBindings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerBindings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMessengerBinding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerProof"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerBindings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMessengerBinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 关联的标识 */
                bindingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerBindings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCorporations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Corporations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessengerPageConfig: {
        parameters: {
            query: {
                /** @description 页面的地址，不带 # 之后的部分 */
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerPageConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveMessengerPush: {
        parameters: {
            query: {
                /** @description 消息的签名；有的推送把它叫作 msg_signature */
                signature?: components["schemas"]["PushSignature"];
                /** @description 消息的签名 */
                msg_signature?: components["schemas"]["PushSignature"];
                /** @description 推送的时刻，毫秒，也在签名里 */
                timestamp: string;
                /** @description 签名用的随机串 */
                nonce: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerPush"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerPushAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginBySingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnProof"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSingleSignOnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnAccount"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bindSingleSignOnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnBind"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSingleSignOnBindings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnBindings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSingleSignOnBinding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnProof"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnBindings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSingleSignOnBinding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnBindingStart"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSingleSignOnBinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 绑定的标识 */
                bindingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnBindings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startOwnMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnMailStart"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeOwnMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmOwnMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnMailConfirm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLoginName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginNameChoice"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkLoginName: {
        parameters: {
            query: {
                /** @description 要检查的登录名 */
                loginName: components["schemas"]["LoginName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExistsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorLogin"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImageCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pageCompetitions: {
        parameters: {
            query?: {
                /** @description 页码，从 0 开始 */
                page?: number;
                /** @description 每页条数 */
                size?: number;
                /** @description 搜索词 */
                keyword?: string;
                /** @description 只看已删除的 */
                deleted?: boolean;
                /** @description 每一场带上开赛前检查，与 getChecklist 的相同；已删除和已结束的没有 */
                checklist?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompetitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompetition: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompetitionCreate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExample: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCompetition"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionHolder"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHallCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HallCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    fetchForHall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HallFetch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmForHall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HallConfirm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HallConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnFromHall: {
        parameters: {
            query?: never;
            header: {
                /** @description 取走比赛的那台电脑的凭据 */
                "X-Hall-Receipt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["HallUpload"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HallReturned"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmbeddingOwners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddingOwners"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBaseSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseSettingPatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScoreSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateScoreSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreSettingPatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameCompetition: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameChange"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompetitionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checklist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyCompetition: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    promoteCompetition: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeOfficial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EndRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUndecided: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndecidedList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    forecastChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeForecastRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverRemoved: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 找回哪一次清空或删除 */
                removedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatistics: {
        parameters: {
            query?: {
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResultOverview: {
        parameters: {
            query?: {
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
                /** @description 评分项的标识：排名和评委对比只看这一项 */
                itemId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamResults: {
        parameters: {
            query?: {
                /** @description 节目组的标识：只计这一组 */
                groupId?: components["schemas"]["Id"];
                /** @description 每个单位计成绩最好的几个节目 */
                best?: components["schemas"]["TeamBest"];
                /** @description 按什么排名 */
                by?: components["schemas"]["TeamRankBy"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublishedResults: {
        parameters: {
            query?: {
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
                /** @description 页码，从 0 开始 */
                page?: number;
                /** @description 每页条数 */
                size?: number;
            };
            header?: {
                /** @description 上次这一页的 ETag */
                "If-None-Match"?: string;
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    /** @description 这一页的记号 */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedResults"];
                };
            };
            /** @description 与上次相同，没有内容 */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPublishedResults: {
        parameters: {
            query?: {
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description 上次的 ETag */
                "If-None-Match"?: string;
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功，边算边发，没有 Content-Length */
            200: {
                headers: {
                    /** @description 内容的记号 */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description 与上次相同，没有内容 */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cleanScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CleanScoresRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStatistics: {
        parameters: {
            query?: {
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
                /** @description 评分项的标识 */
                itemId?: components["schemas"]["Id"];
                /** @description 导出哪些工作表 */
                what?: components["schemas"]["StatisticsSheets"];
                /** @description 团体成绩计每个单位最好的几个节目 */
                best?: components["schemas"]["TeamBest"];
                /** @description 团体成绩按什么排名 */
                by?: components["schemas"]["TeamRankBy"];
                /** @description 文件格式 */
                format?: components["schemas"]["TableFormat"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功，边算边发，没有 Content-Length */
            200: {
                headers: {
                    /** @description 大约多少字节，用来显示进度 */
                    "X-Estimated-Length"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSheet: {
        parameters: {
            query?: {
                /** @description 节目的标识 */
                programId?: components["schemas"]["Id"];
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
                /** @description 默认：指定节目时是评分表（投票是计票表，对战是对战记录单），否则是汇总表 */
                kind?: components["schemas"]["PrintedSheet"];
                /** @description 团体成绩计每个单位最好的几个节目 */
                best?: components["schemas"]["TeamBest"];
                /** @description 团体成绩按什么排名 */
                by?: components["schemas"]["TeamRankBy"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProgramDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /** @description 从这个版本之后开始；倒序时是这个版本之前 */
                after?: components["schemas"]["Version"];
                /** @description 每页条数 */
                size?: number;
                /** @description 先旧后新，或先新后旧 */
                order?: components["schemas"]["LedgerOrder"];
                /** @description 只要这一类 */
                kind?: components["schemas"]["LedgerKind"];
                /** @description 只要这个人的 */
                actorId?: string;
                /** @description 只要关于这个节目的 */
                programId?: components["schemas"]["Id"];
                /** @description 只要这时和以后的 */
                from?: components["schemas"]["EpochMs"];
                /** @description 只要这时和以前的 */
                until?: components["schemas"]["EpochMs"];
                /** @description 只要操作名称、操作人、节目、选手、原因或组织者填写的内容里有这些字的，不分大小写；对得上的节目超过 50 个时请多写几个字 */
                text?: string;
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedgerTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerTimeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatchAt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 版本；0 是还没有任何操作时 */
                version: components["schemas"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerMoment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignedHeads: {
        parameters: {
            query?: {
                /** @description 只要比这更晚的签名，按包含的条数 */
                after?: number;
                /** @description 一页几份 */
                size?: number;
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedHeads"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.liangfen.evidence+json": components["schemas"]["EvidenceBundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovedJudges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedJudges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinHoldRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinHold"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkJudgePhone: {
        parameters: {
            query: {
                /** @description 手机号 */
                phoneNumber: components["schemas"]["PhoneNumber"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExistsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createJudge: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeCreate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importJudgesFromBefore: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正导入时相同 */
                preview?: boolean;
                /** @description 名单里已有的更新，不再添加一遍；表里空着的格不改，编号、组和成绩不变 */
                renew?: boolean;
                /** @description 表里没有建过的组自动新建；否则这些行不导入 */
                createGroups?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBefore"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importJudgesFromExcel: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正导入时相同 */
                preview?: boolean;
                /** @description 名单里已有的更新，不再添加一遍；表里空着的格不改，编号、组和成绩不变 */
                renew?: boolean;
                /** @description 表里没有建过的组自动新建；否则这些行不导入 */
                createGroups?: boolean;
                /** @description 读哪一个工作表，写名称；不写时读第一个有名单的工作表，answer.sheet 是读的那个 */
                sheet?: components["schemas"]["WorksheetName"];
                /** @description 表头在表格里的第几行，两行的表头写下面一行；不写时自动找，answer.reading.headerLine 是找到的那行 */
                headerLine?: number;
                /** @description 哪一项在哪一列，如 CONTESTANT:D,ORGANISATION:C；减号表示不要这一项（ORGANISATION:-）；没写到的项仍按表头找 */
                fieldColumns?: components["schemas"]["FieldColumns"];
                /** @description 隐藏的行和筛选掉的行也导入；否则不导入，列在 answer.reading.leftOut 里 */
                includeHidden?: boolean;
                /** @description 右边并排的另一块名单不导入；否则接在后面一起导入 */
                firstBlockOnly?: boolean;
                /** @description 没有当名单的行（answer.reading.leftOut）里，这几行也导入，如 18,30 */
                keepLines?: components["schemas"]["KeptLines"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetUpload"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importJudgesFromAddressBook: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正导入时相同 */
                preview?: boolean;
                /** @description 名单里已有的更新，不再添加一遍；表里空着的格不改，编号、组和成绩不变 */
                renew?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportAddressBook"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveJudge: {
        parameters: {
            query: {
                /** @description true 通过，false 拒绝 */
                approve: boolean;
                /** @description 评委组的标识 */
                groupId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinJudgeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinGroupRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutJudge: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceJudge: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeCreate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pageJudges: {
        parameters: {
            query?: {
                /** @description 页码，从 0 开始 */
                page?: number;
                /** @description 每页条数 */
                size?: number;
                /** @description 搜索词 */
                keyword?: string;
                /** @description 审核状态 */
                approval?: components["schemas"]["Approval"];
                /** @description 评委组 */
                judgeGroupId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeJudges: {
        parameters: {
            query?: {
                /** @description 只检查，不删除：结论与真正删除时相同 */
                preview?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeRemoval"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJudges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识，多个用逗号分隔 */
                judgeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJudge: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgePatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveJudgeUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveJudgeDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderJudges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJudgeGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJudgeGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeGroupsPatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProgramGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramCreate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importProgramsFromBefore: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正导入时相同 */
                preview?: boolean;
                /** @description 名单里已有的更新，不再添加一遍；表里空着的格不改，编号、组和成绩不变 */
                renew?: boolean;
                /** @description 表里没有建过的组自动新建；否则这些行不导入 */
                createGroups?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBefore"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importProgramsFromExcel: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正导入时相同 */
                preview?: boolean;
                /** @description 名单里已有的更新，不再添加一遍；表里空着的格不改，编号、组和成绩不变 */
                renew?: boolean;
                /** @description 表里没有建过的组自动新建；否则这些行不导入 */
                createGroups?: boolean;
                /** @description 读哪一个工作表，写名称；不写时读第一个有名单的工作表，answer.sheet 是读的那个 */
                sheet?: components["schemas"]["WorksheetName"];
                /** @description 表头在表格里的第几行，两行的表头写下面一行；不写时自动找，answer.reading.headerLine 是找到的那行 */
                headerLine?: number;
                /** @description 哪一项在哪一列，如 CONTESTANT:D,ORGANISATION:C；减号表示不要这一项（ORGANISATION:-）；没写到的项仍按表头找 */
                fieldColumns?: components["schemas"]["FieldColumns"];
                /** @description 隐藏的行和筛选掉的行也导入；否则不导入，列在 answer.reading.leftOut 里 */
                includeHidden?: boolean;
                /** @description 右边并排的另一块名单不导入；否则接在后面一起导入 */
                firstBlockOnly?: boolean;
                /** @description 没有当名单的行（answer.reading.leftOut）里，这几行也导入，如 18,30 */
                keepLines?: components["schemas"]["KeptLines"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpreadsheetUpload"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePrograms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识，多个用逗号分隔 */
                programId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramPatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePrograms: {
        parameters: {
            query?: {
                /** @description 只检查，不删除：结论与真正删除时相同 */
                preview?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramRemoval"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProgramStanding: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正改变时相同 */
                preview?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    strikeJudgeScore: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正改变时相同 */
                preview?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrikeRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewProgramPanel: {
        parameters: {
            query?: {
                /** @description 只检查，不保存：结论与真正改变时相同 */
                preview?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sortPrograms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramSortRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProgramGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramGroupsPatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJudgeTemplate: {
        parameters: {
            query?: {
                /** @description 比赛的标识，模板里可以直接选它的组 */
                competitionId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProgramTemplate: {
        parameters: {
            query?: {
                /** @description 比赛的标识，模板里可以直接选它的组 */
                competitionId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 导入的标识 */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRuns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query: {
                /** @description 用在哪里 */
                purpose: components["schemas"]["ImagePurpose"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importPhotos: {
        parameters: {
            query: {
                /** @description 谁的照片 */
                of: components["schemas"]["PictureOwner"];
                /** @description 只检查，不保存：结论与真正导入时相同 */
                preview?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotosUpload"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotosAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 图片内容的 SHA-256 */
                imageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    /** @description 内容不会变 */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRechargeRecords: {
        parameters: {
            query?: {
                /** @description 只要这个序号之前的，取自上一页的 nextBefore */
                before?: components["schemas"]["RecordNumber"];
                /** @description 每页条数 */
                size?: number;
                /** @description 只要这个月的（北京时间） */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeRecords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConsumeRecords: {
        parameters: {
            query?: {
                /** @description 只要这个序号之前的，取自上一页的 nextBefore */
                before?: components["schemas"]["RecordNumber"];
                /** @description 每页条数 */
                size?: number;
                /** @description 只要这个月的（北京时间） */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumeRecords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPointRecords: {
        parameters: {
            query?: {
                /** @description 只要这个月的（北京时间） */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrderQrcode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 套餐的标识 */
                planId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description 只要这个序号之前的，取自上一页的 nextBefore */
                before?: components["schemas"]["RecordNumber"];
                /** @description 每页条数 */
                size?: number;
                /** @description 只要这个月的（北京时间） */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description 页面已经显示的状态 */
                seen?: components["schemas"]["OrderState"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveAlipayNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AlipayNotification"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 交易号 */
                tradeNo: components["schemas"]["TradeNo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoiceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoiceTitles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceTitles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findTitleNumber: {
        parameters: {
            query: {
                /** @description 发票抬头 */
                titleName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorStart"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorEnd"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.liangfen.account+json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUsers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserCreate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description 表单读出时的版本；要改的字段在那以后被改成了别的，则拒绝（409 CHANGED_MEANWHILE） */
                "X-Seen-Version"?: components["parameters"]["ReadVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserPatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    detachUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description 只要这一种 */
                kind?: components["schemas"]["SessionKind"];
                /** @description 只要这场比赛的控制台和席位 */
                competitionId?: components["schemas"]["Id"];
                /** @description 页码，从 0 开始 */
                page?: number;
                /** @description 每页条数 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 登录的标识 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /** @description 只要这一种 */
                kind?: components["schemas"]["SecurityEventKind"];
                /** @description 只要这时和以后的 */
                from?: components["schemas"]["EpochMs"];
                /** @description 只要这时和以前的 */
                until?: components["schemas"]["EpochMs"];
                /** @description 只要这个序号之前的，取自上一页的 nextBefore */
                before?: components["schemas"]["RecordNumber"];
                /** @description 每页条数 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEvents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSecurityEvents: {
        parameters: {
            query?: {
                /** @description 只要这一种 */
                kind?: components["schemas"]["SecurityEventKind"];
                /** @description 只要这时和以后的 */
                from?: components["schemas"]["EpochMs"];
                /** @description 只要这时和以前的 */
                until?: components["schemas"]["EpochMs"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功，边算边发，没有 Content-Length */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHallAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HallAddresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startAddressTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddressTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 试扫码中的代码 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    arriveAtAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 试扫码中的代码 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressArrival"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 密钥的标识 */
                keyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 推送地址的标识 */
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 推送地址的标识 */
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 推送地址的标识 */
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 推送地址的标识 */
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 推送地址的标识 */
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 推送地址的标识 */
                webhookId: components["schemas"]["Id"];
                /** @description 消息的标识 */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddressBook: {
        parameters: {
            query?: {
                /** @description 标出谁已经是这场比赛的评委 */
                competitionId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 企业标识，mine 是登录者最近使用的企业 */
                corpid: components["schemas"]["CorpId"];
                /** @description 部门标识，root 是最上层 */
                deptId: components["schemas"]["DeptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findInAddressBook: {
        parameters: {
            query: {
                /** @description 姓名、拼音或拼音首字母的一部分 */
                word: string;
                /** @description 标出谁已经是这场比赛的评委 */
                competitionId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 企业标识，mine 是登录者最近使用的企业 */
                corpid: components["schemas"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBookSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubUsersFromMessenger: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerSubUsers"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUsers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessengerMobile: {
        parameters: {
            query: {
                /** @description 消息服务的授权码，只能用一次 */
                authCode: components["schemas"]["AuthCode"];
                /** @description 在消息服务里打开页面的企业；省略时是扫码得到的授权码 */
                corpId?: components["schemas"]["CorpId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerMobile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recogniseJudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeRecognition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJudgeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUpJudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeApply"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveDirectly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 链接中的代码 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JudgeApply"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInJudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInJudge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJudgedCompetitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJudgeMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openJudgeEvents: {
        parameters: {
            query?: {
                /** @description 页面给自己这条线起的名字；被网关扣住、一个字也没到的事件流，在同名的问答开始时结束，不会在在线名单里多出一台 */
                line?: components["parameters"]["Line"];
            };
            header?: {
                /** @description 已收到的最后一个版本，从它之后续传 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    askJudgeFrames: {
        parameters: {
            query?: {
                /** @description 上次答复的 connectionId；没有时开始一条新的 */
                connection?: components["schemas"]["Id"];
                /** @description 没有新的帧时最多等几秒 */
                wait?: number;
                /** @description 页面给自己这条线起的名字；被网关扣住、一个字也没到的事件流，在同名的问答开始时结束，不会在在线名单里多出一台 */
                line?: components["parameters"]["Line"];
            };
            header?: {
                /** @description 已收到的最后一个版本，从它之后续传 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedFrames"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openJudgeSocket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 换成 WebSocket，服务器等待第一条消息 */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            426: components["responses"]["UpgradeRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportJudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionReport"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnScores: {
        parameters: {
            query?: {
                /** @description 节目的标识 */
                programId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnScores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitItemScore: {
        parameters: {
            query: {
                /** @description 分数 */
                score: components["schemas"]["Score"];
                /** @description 评委看到的打分窗口；不是当前窗口的不计入 */
                windowId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 评分项的标识，0 表示整体 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitScores: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreSubmission"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openSeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatOpen"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsoleLogin"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueConsoleToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openMatchEvents: {
        parameters: {
            query?: {
                /** @description 页面给自己这条线起的名字；被网关扣住、一个字也没到的事件流，在同名的问答开始时结束，不会在在线名单里多出一台 */
                line?: components["parameters"]["Line"];
            };
            header?: {
                /** @description 已收到的最后一个版本，从它之后续传 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    askMatchFrames: {
        parameters: {
            query?: {
                /** @description 上次答复的 connectionId；没有时开始一条新的 */
                connection?: components["schemas"]["Id"];
                /** @description 没有新的帧时最多等几秒 */
                wait?: number;
                /** @description 页面给自己这条线起的名字；被网关扣住、一个字也没到的事件流，在同名的问答开始时结束，不会在在线名单里多出一台 */
                line?: components["parameters"]["Line"];
            };
            header?: {
                /** @description 已收到的最后一个版本，从它之后续传 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedFrames"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openMatchSocket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 换成 WebSocket，服务器等待第一条消息 */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            426: components["responses"]["UpgradeRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionReport"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getControlCurrentResult: {
        parameters: {
            query?: {
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlCurrentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getControlFinalResult: {
        parameters: {
            query: {
                /** @description 节目组的标识 */
                groupId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlFinalResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showTitle: {
        parameters: {
            query: {
                /** @description 开场、下一个或刚刚 */
                titleShowType: components["schemas"]["TitleShowType"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showIntermission: {
        parameters: {
            query?: {
                /** @description 休息多少秒；0 表示不定时 */
                seconds?: number;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openAudienceVote: {
        parameters: {
            query: {
                /** @description 投什么 */
                voteKind: components["schemas"]["AudienceVoteKind"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAudienceVote: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showAudienceVote: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignInJudges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInJudges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showSignIn: {
        parameters: {
            query: {
                /** @description 签到的显示方式 */
                signInShowType: components["schemas"]["SignInShowType"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchProgramGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目组的标识 */
                groupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSpeech: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
                /** @description 已确认后果，仍要执行 */
                confirm?: boolean;
                /** @description 重新上场时把已有的加减分带到这一次；不给时留在上一次 */
                carryAdjustments?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 评分项的标识，0 表示整体 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startScoring: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
                /** @description 已确认后果，仍要执行 */
                confirm?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 评分项的标识，0 表示整体 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showScore: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
                /** @description 已确认后果，仍要执行 */
                confirm?: boolean;
                /** @description 已知道评委的分数相差过大，仍要亮分；不给为否 */
                confirmApart?: boolean;
                /** @description 从全部盖着开始，由操作员逐步揭晓；不给时自动播放 */
                covered?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 评分项的标识，0 表示整体 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showResult: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
                /** @description 从全部盖着开始，由操作员逐步揭晓；不给时自动播放 */
                covered?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 评分项的标识，0 表示整体 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showProgramList: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showStartPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showRank: {
        parameters: {
            query: {
                /** @description 排名的显示方式 */
                rankShowType: components["schemas"]["RankShowType"];
                /** @description 评分项的标识 */
                itemId?: components["schemas"]["Id"];
                /** @description 从全部盖着开始，由操作员逐步揭晓；不给时按比赛的设置 */
                covered?: boolean;
                /** @description 自动播放时每一名之间的时间（毫秒）；不给时按比赛的设置 */
                paceMs?: number;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showCeremony: {
        parameters: {
            query: {
                /** @description 颁奖的哪一个画面 */
                part: components["schemas"]["CeremonyPart"];
                /** @description 从全部盖着开始，由操作员逐步揭晓；不给时奖项盖着，颁奖台和冠军按比赛排名的设置 */
                covered?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showBracket: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnRankPage: {
        parameters: {
            query: {
                /** @description 评分项的标识 */
                itemId?: components["schemas"]["Id"];
                /** @description 排名的显示方式 */
                rankShowType: components["schemas"]["RankShowType"];
                /** @description 页码，从 0 开始 */
                pageNo: number;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startBattle: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
                /** @description 已确认后果，仍要执行 */
                confirm?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 对手节目的标识 */
                opponentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseBattle: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeBattle: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFoul: {
        parameters: {
            query: {
                /** @description 犯规的标识 */
                foulId: components["schemas"]["Id"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetermineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOffFoul: {
        parameters: {
            query: {
                /** @description 犯规的标识 */
                foulId: components["schemas"]["Id"];
                /** @description 这次犯规已经使这一场判负时，去掉以后这一场怎样 */
                determination?: components["schemas"]["AfterFoul"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetermineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPoint: {
        parameters: {
            query: {
                /** @description 分数 */
                point: components["schemas"]["Score"];
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetermineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    determineBattle: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
                /** @description 判平，两边都不胜；只在循环赛里 */
                draw?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 对手节目的标识 */
                opponentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetermineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    determineByCards: {
        parameters: {
            query?: {
                /** @description 是否测试节目 */
                test?: boolean;
                /** @description 有评委的评分卡没有交齐也判定；没有交齐的不算 */
                confirm?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 对手节目的标识 */
                opponentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetermineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCommand: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNextStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextStepAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeNextStep: {
        parameters: {
            query?: {
                /** @description 已确认后果，仍要执行 */
                confirm?: boolean;
                /** @description 已知道评委的分数相差过大，仍要亮分；不给为否 */
                confirmApart?: boolean;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCommand: {
        parameters: {
            query?: never;
            header?: {
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorCommand"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    stepReveal: {
        parameters: {
            query?: {
                /** @description 第几步，从 0 开始 */
                step?: number;
            };
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctBout: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectBoutRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustmentRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutJudgeAtConsole: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInJudge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setStanding: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    strikeScore: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
                /** @description 评委的标识 */
                judgeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrikeRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewPanel: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionProposal"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 更正的标识 */
                correctionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 更正的标识 */
                correctionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 更正的标识 */
                correctionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLateScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateScores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptLateScore: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 迟交分数的标识 */
                lateScoreId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseLateScore: {
        parameters: {
            query?: never;
            header?: {
                /** @description 指令的标识；同一标识和同样的内容重复发送，得到第一次的答复；同一标识换了内容，得到 409 IDEMPOTENCY_KEY_REUSED。建立比赛、子账号的标识保留 30 天 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description 操作员发指令时看到的版本；之后若有别的指令已生效则拒绝 */
                "X-Seen-Version"?: components["parameters"]["SeenVersion"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 迟交分数的标识 */
                lateScoreId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 自检的标识 */
                checkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindJudges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reloadScreens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setScreenSound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenSound"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    testScreenSound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功；几块大屏收到，其中声音开着的会响 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScreenMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmbedding: {
        parameters: {
            query: {
                /** @description 客户端所用契约的代 */
                generation: number;
                /** @description 代哪个网站问；不写时问的是调用者自己的网站 */
                origin?: components["schemas"]["Origin"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openScreenEvents: {
        parameters: {
            query?: {
                /** @description 大屏的名称 */
                label?: string;
                /** @description 页面给自己这条线起的名字；被网关扣住、一个字也没到的事件流，在同名的问答开始时结束，不会在在线名单里多出一台 */
                line?: components["parameters"]["Line"];
            };
            header?: {
                /** @description 已收到的最后一个版本，从它之后续传 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    askScreenFrames: {
        parameters: {
            query?: {
                /** @description 大屏的名称 */
                label?: string;
                /** @description 上次答复的 connectionId；没有时开始一条新的 */
                connection?: components["schemas"]["Id"];
                /** @description 没有新的帧时最多等几秒 */
                wait?: number;
                /** @description 页面给自己这条线起的名字；被网关扣住、一个字也没到的事件流，在同名的问答开始时结束，不会在在线名单里多出一台 */
                line?: components["parameters"]["Line"];
            };
            header?: {
                /** @description 已收到的最后一个版本，从它之后续传 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedFrames"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openScreenSocket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 换成 WebSocket，服务器等待第一条消息 */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            426: components["responses"]["UpgradeRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportScreen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionReport"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScreenResult: {
        parameters: {
            query?: {
                /** @description 节目组的标识 */
                groupId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScreenData: {
        parameters: {
            query?: {
                /** @description 哪一张表 */
                table?: components["schemas"]["ScreenDataTable"];
            };
            header?: {
                /** @description 上次的 ETag */
                "If-None-Match"?: string;
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    /** @description 内容的记号 */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenDataRows"];
                };
            };
            /** @description 与上次相同，没有内容 */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScreenDataXml: {
        parameters: {
            query?: {
                /** @description 哪一张表 */
                table?: components["schemas"]["ScreenDataTable"];
            };
            header?: {
                /** @description 上次的 ETag */
                "If-None-Match"?: string;
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    /** @description 内容的记号 */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description 与上次相同，没有内容 */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAudienceFrame: {
        parameters: {
            query?: {
                /** @description 没有变化时最多等几秒 */
                wait?: number;
            };
            header?: {
                /** @description 上次答复的 ETag；没有变化时答 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    /** @description 这份内容的标记 */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceFrame"];
                };
            };
            /** @description 没有变化 */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAudienceWorking: {
        parameters: {
            query?: never;
            header?: {
                /** @description 上次答复的 ETag；没有变化时答 304 */
                "If-None-Match"?: string;
            };
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 节目的标识 */
                programId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    /** @description 这份内容的标记 */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceWorking"];
                };
            };
            /** @description 没有变化 */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAudienceVoteCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 哪一次投票 */
                voteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceVoteCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    castAudienceBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 哪一次投票 */
                voteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceBallot"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAudienceBallot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 标识 */
                id: components["schemas"]["Id"];
                /** @description 哪一次投票 */
                voteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceOwnBallot"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceBallotProof"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOembed: {
        parameters: {
            query: {
                /** @description 大屏的地址，/web/match/ 或 /embed/ 加比赛标识 */
                url: string;
                /** @description 最宽几个像素 */
                maxwidth?: number;
                /** @description 最高几个像素 */
                maxheight?: number;
                /** @description 答复的格式；只有 json，别的答 501 */
                format?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Oembed"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
