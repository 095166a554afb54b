// Generated from openapi.yaml by `npm run gen`. Do not edit.

export interface ContractDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly [key: string]: unknown;
  };
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
  readonly components?: {
    readonly [kind: string]: { readonly [name: string]: unknown };
  };
  readonly [key: string]: unknown;
}

export const contract: ContractDocument = {
  "openapi": "3.1.0",
  "info": {
    "title": "亮分 Liangfen API",
    "version": "0.1.0",
    "summary": "现场打分比赛平台的全部接口与现场事件",
    "description": "亮分的唯一契约：类型由它生成，服务器按它校验，现场事件也在这里定义。\n\n- 时间都是 Unix 毫秒时间戳，以服务器时钟为准；分数是最多三位小数的 JSON 数字。\n- 错误是 RFC 9457 问题文档（application/problem+json），detail 是给用户看的中文。\n- `x-access` 写明谁可以调用：public 任何人，user 任何登录者（含访客），account 主账号或子账号，\n  main 主账号，sub 子账号，manager 能管理该比赛的账号，owner 拥有该比赛的主账号，\n  judge 该比赛已通过的评委，console 该比赛的控制台。别人的标识与不存在的标识一样答 404。\n- 请求体最多 16 kB，`x-body-limit` 另有规定的（字节）除外；名称个数、项数和层数也不得超过请求体的 schema\n  所需。被拒绝的请求体按来访者计数，太多时在读取之前答 429。\n- 控制台的 GET 指令会改变现场：只认请求头里的令牌，拒绝浏览器导航与预取，答复不缓存。\n",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    },
    "contact": {
      "name": "亮分 Liangfen"
    }
  },
  "servers": [
    {
      "url": "/",
      "description": "同一站点"
    }
  ],
  "tags": [
    {
      "name": "登录",
      "description": "注册与登录"
    },
    {
      "name": "账号",
      "description": "资料、密码、登录设备与子账号"
    },
    {
      "name": "比赛",
      "description": "比赛与设置"
    },
    {
      "name": "评委管理",
      "description": "组织者管理评委"
    },
    {
      "name": "节目",
      "description": "节目与节目组"
    },
    {
      "name": "成绩",
      "description": "统计、导出与台账"
    },
    {
      "name": "评委手机",
      "description": "报名、签到与打分"
    },
    {
      "name": "控制台",
      "description": "操作员驱动现场"
    },
    {
      "name": "大屏",
      "description": "观众看到的画面"
    },
    {
      "name": "云点",
      "description": "云点、支付与发票"
    },
    {
      "name": "消息服务",
      "description": "工作消息服务的通讯录与登录"
    },
    {
      "name": "运维",
      "description": "时钟与健康检查"
    }
  ],
  "paths": {
    "/api/ding/login": {
      "post": {
        "operationId": "loginByMessenger",
        "tags": [
          "登录"
        ],
        "summary": "用工作消息服务登录",
        "x-access": "public",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MessengerLogin"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerLoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/setting": {
      "get": {
        "operationId": "getMessenger",
        "tags": [
          "登录"
        ],
        "summary": "接入的消息服务",
        "x-access": "public",
        "security": [],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerSetting"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/login/state": {
      "post": {
        "operationId": "startMessengerLogin",
        "tags": [
          "登录"
        ],
        "summary": "准备一次扫码登录",
        "x-access": "public",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MessengerLoginRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerLoginStart"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/account": {
      "post": {
        "operationId": "createMessengerAccount",
        "tags": [
          "登录"
        ],
        "summary": "第一次用消息服务登录：新建账号",
        "x-access": "public",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MessengerTicket"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/account/bind": {
      "post": {
        "operationId": "bindMessengerAccount",
        "tags": [
          "登录"
        ],
        "summary": "第一次用消息服务登录：关联已有的账号",
        "x-access": "public",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MessengerBind"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/binding": {
      "get": {
        "operationId": "listMessengerBindings",
        "tags": [
          "消息服务"
        ],
        "summary": "我的账号关联了谁",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerBindings"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "addMessengerBinding",
        "tags": [
          "消息服务"
        ],
        "summary": "给我的账号关联一个人",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MessengerProof"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerBindings"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/binding/{bindingId}": {
      "delete": {
        "operationId": "removeMessengerBinding",
        "tags": [
          "消息服务"
        ],
        "summary": "取消关联",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "bindingId",
            "in": "path",
            "required": true,
            "description": "关联的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerBindings"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/corporation": {
      "get": {
        "operationId": "listCorporations",
        "tags": [
          "消息服务"
        ],
        "summary": "我的企业",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Corporations"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/js/config": {
      "get": {
        "operationId": "getMessengerPageConfig",
        "tags": [
          "消息服务"
        ],
        "summary": "在消息服务里打开的页面怎么取得它的能力",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "address",
            "in": "query",
            "required": true,
            "description": "页面的地址，不带 # 之后的部分",
            "schema": {
              "type": "string",
              "format": "uri",
              "maxLength": 2000
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerPageConfig"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/callback": {
      "post": {
        "operationId": "receiveMessengerPush",
        "tags": [
          "消息服务"
        ],
        "summary": "消息服务推送来的加密消息，验签、保存后按它的规则加密回答；验不过的一律 400，什么也不改",
        "x-access": "public",
        "security": [],
        "x-body-limit": 65536,
        "parameters": [
          {
            "name": "signature",
            "in": "query",
            "required": false,
            "description": "消息的签名；有的推送把它叫作 msg_signature",
            "schema": {
              "$ref": "#/components/schemas/PushSignature"
            }
          },
          {
            "name": "msg_signature",
            "in": "query",
            "required": false,
            "description": "消息的签名",
            "schema": {
              "$ref": "#/components/schemas/PushSignature"
            }
          },
          {
            "name": "timestamp",
            "in": "query",
            "required": true,
            "description": "推送的时刻，毫秒，也在签名里",
            "schema": {
              "type": "string",
              "pattern": "^[0-9]{1,15}$"
            }
          },
          {
            "name": "nonce",
            "in": "query",
            "required": true,
            "description": "签名用的随机串",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 128
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MessengerPush"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerPushAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user": {
      "post": {
        "operationId": "register",
        "tags": [
          "登录"
        ],
        "summary": "注册主账号",
        "x-access": "public",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RegisterRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "get": {
        "operationId": "getUser",
        "tags": [
          "账号"
        ],
        "summary": "我的资料",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/User"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateUser",
        "tags": [
          "账号"
        ],
        "summary": "修改资料",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UserPatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/User"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/login-name": {
      "post": {
        "operationId": "setLoginName",
        "tags": [
          "账号"
        ],
        "summary": "给还没有登录名的账号设置登录名和密码",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/LoginNameChoice"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/User"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/login-name/exists": {
      "get": {
        "operationId": "checkLoginName",
        "tags": [
          "登录"
        ],
        "summary": "登录名是否已被使用",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "loginName",
            "in": "query",
            "required": true,
            "description": "要检查的登录名",
            "schema": {
              "$ref": "#/components/schemas/LoginName"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExistsAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/login": {
      "post": {
        "operationId": "login",
        "tags": [
          "登录"
        ],
        "summary": "账号密码登录；参数写成表单编码放在请求体里",
        "x-access": "public",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/LoginRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/login/code/image": {
      "get": {
        "operationId": "getImageCode",
        "tags": [
          "登录"
        ],
        "summary": "取一张图形验证码；编号放在 HttpOnly Cookie 里，五分钟内一次有效",
        "x-access": "public",
        "security": [],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "image/png": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/login/guest": {
      "post": {
        "operationId": "loginAsGuest",
        "tags": [
          "登录"
        ],
        "summary": "手机访客登录，只能报名和打分",
        "x-access": "public",
        "security": [],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/logout": {
      "post": {
        "operationId": "logout",
        "tags": [
          "登录"
        ],
        "summary": "退出登录",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/page": {
      "get": {
        "operationId": "pageCompetitions",
        "tags": [
          "比赛"
        ],
        "summary": "分页查询可以管理的比赛",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "page",
            "in": "query",
            "required": false,
            "description": "页码，从 0 开始",
            "schema": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000,
              "default": 0
            }
          },
          {
            "name": "size",
            "in": "query",
            "required": false,
            "description": "每页条数",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 200,
              "default": 10
            }
          },
          {
            "name": "keyword",
            "in": "query",
            "required": false,
            "description": "搜索词",
            "schema": {
              "type": "string",
              "maxLength": 60
            }
          },
          {
            "name": "deleted",
            "in": "query",
            "required": false,
            "description": "只看已删除的",
            "schema": {
              "type": "boolean",
              "default": false
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CompetitionPage"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/list": {
      "get": {
        "operationId": "listCompetitions",
        "tags": [
          "比赛"
        ],
        "summary": "我管理的和我评审的比赛",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CompetitionLists"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition": {
      "post": {
        "operationId": "createCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "创建比赛",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CompetitionCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Competition"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/public": {
      "get": {
        "operationId": "getPublicCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "比赛的公开信息",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PublicCompetition"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/base/setting": {
      "get": {
        "operationId": "getBaseSetting",
        "tags": [
          "比赛"
        ],
        "summary": "基本设置",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BaseSetting"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateBaseSetting",
        "tags": [
          "比赛"
        ],
        "summary": "修改基本设置",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "x-body-limit": 2097152,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/BaseSettingPatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BaseSetting"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/score/setting": {
      "get": {
        "operationId": "getScoreSetting",
        "tags": [
          "比赛"
        ],
        "summary": "计分设置",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ScoreSetting"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateScoreSetting",
        "tags": [
          "比赛"
        ],
        "summary": "修改计分设置",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ScoreSettingPatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ScoreSetting"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/name": {
      "patch": {
        "operationId": "renameCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "改名",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/NameChange"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/status": {
      "get": {
        "operationId": "getCompetitionStatus",
        "tags": [
          "比赛"
        ],
        "summary": "比赛状态",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/StatusAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/checklist": {
      "get": {
        "operationId": "getChecklist",
        "tags": [
          "比赛"
        ],
        "summary": "开赛前检查",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Checklist"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/copy": {
      "post": {
        "operationId": "copyCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "复制比赛，不含分数",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Competition"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/promotion": {
      "post": {
        "operationId": "promoteCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "晋级，建立下一轮比赛",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "x-body-limit": 786432,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PromotionRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Competition"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}": {
      "delete": {
        "operationId": "deleteCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "删除比赛，30 天内可恢复",
        "x-access": "owner",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/Confirmation"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/restore": {
      "post": {
        "operationId": "restoreCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "恢复已删除的比赛",
        "x-access": "owner",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/official": {
      "patch": {
        "operationId": "makeOfficial",
        "tags": [
          "比赛"
        ],
        "summary": "转为正式比赛，消耗一个云点并清空彩排分数",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/Confirmation"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/StatusAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/end": {
      "post": {
        "operationId": "endCompetition",
        "tags": [
          "比赛"
        ],
        "summary": "结束比赛",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/Confirmation"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/StatusAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/invitation": {
      "get": {
        "operationId": "getInvitation",
        "tags": [
          "比赛"
        ],
        "summary": "当前的评委邀请码",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Invitation"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createInvitation",
        "tags": [
          "比赛"
        ],
        "summary": "生成新的邀请码，旧的作废",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Invitation"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "revokeInvitation",
        "tags": [
          "比赛"
        ],
        "summary": "撤销邀请码",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/result/statistics": {
      "get": {
        "operationId": "getStatistics",
        "tags": [
          "成绩"
        ],
        "summary": "统计",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": false,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Statistics"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/result/overview": {
      "get": {
        "operationId": "getResultOverview",
        "tags": [
          "成绩"
        ],
        "summary": "统计总览：排名、评委对比、评分项、对战记录，不含逐条分数",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": false,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "query",
            "required": false,
            "description": "评分项的标识：排名和评委对比只看这一项",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ResultOverview"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/clean/score": {
      "patch": {
        "operationId": "cleanScores",
        "tags": [
          "成绩"
        ],
        "summary": "清空全部分数",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CleanScoresRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/result/statistics/export": {
      "get": {
        "operationId": "exportStatistics",
        "tags": [
          "成绩"
        ],
        "summary": "导出统计表",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": false,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "query",
            "required": false,
            "description": "评分项的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "what",
            "in": "query",
            "required": false,
            "description": "导出哪些工作表",
            "schema": {
              "$ref": "#/components/schemas/StatisticsSheets"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功，边算边发，没有 Content-Length",
            "headers": {
              "X-Estimated-Length": {
                "description": "大约多少字节，用来显示进度",
                "schema": {
                  "type": "integer"
                }
              }
            },
            "content": {
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/result/sheet": {
      "get": {
        "operationId": "exportSheet",
        "tags": [
          "成绩"
        ],
        "summary": "导出带签字栏的成绩单 PDF",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "query",
            "required": false,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": false,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "kind",
            "in": "query",
            "required": false,
            "description": "默认：指定节目时是评分表，否则是汇总表",
            "schema": {
              "$ref": "#/components/schemas/PrintedSheet"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/pdf": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/result/detail/program/{programId}": {
      "get": {
        "operationId": "getProgramDetail",
        "tags": [
          "成绩"
        ],
        "summary": "一个节目的得分明细",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ProgramDetail"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/ledger": {
      "get": {
        "operationId": "getLedger",
        "tags": [
          "成绩"
        ],
        "summary": "操作台账",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "after",
            "in": "query",
            "required": false,
            "description": "从这个版本之后开始；倒序时是这个版本之前",
            "schema": {
              "$ref": "#/components/schemas/Version"
            }
          },
          {
            "name": "size",
            "in": "query",
            "required": false,
            "description": "每页条数",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 200,
              "default": 10
            }
          },
          {
            "name": "order",
            "in": "query",
            "required": false,
            "description": "先旧后新，或先新后旧",
            "schema": {
              "$ref": "#/components/schemas/LedgerOrder",
              "default": "OLDEST_FIRST"
            }
          },
          {
            "name": "kind",
            "in": "query",
            "required": false,
            "description": "只要这一类",
            "schema": {
              "$ref": "#/components/schemas/LedgerKind"
            }
          },
          {
            "name": "actorId",
            "in": "query",
            "required": false,
            "description": "只要这个人的",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Ledger"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/ledger/timeline": {
      "get": {
        "operationId": "getLedgerTimeline",
        "tags": [
          "成绩"
        ],
        "summary": "台账的时间线：操作员和组织者的每一步，以及出现过的人",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LedgerTimeline"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/ledger/{version}/match": {
      "get": {
        "operationId": "getMatchAt",
        "tags": [
          "成绩"
        ],
        "summary": "回放：某个版本时大屏看到的现场",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "version",
            "in": "path",
            "required": true,
            "description": "版本；0 是还没有任何操作时",
            "schema": {
              "$ref": "#/components/schemas/Version"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LedgerMoment"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/ledger/verification": {
      "get": {
        "operationId": "verifyLedger",
        "tags": [
          "成绩"
        ],
        "summary": "重新计算并核对台账的哈希链",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LedgerVerification"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/approved": {
      "get": {
        "operationId": "listApprovedJudges",
        "tags": [
          "评委管理"
        ],
        "summary": "已通过的评委",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ApprovedJudges"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/rehearsal/twin": {
      "get": {
        "operationId": "getTwin",
        "tags": [
          "评委管理"
        ],
        "summary": "彩排模拟的现状：还有几位模拟评委，彩排里是否已经有成绩",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/TwinState"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "startTwin",
        "tags": [
          "评委管理"
        ],
        "summary": "彩排模拟：加入模拟评委，答复每位的登录；先前的模拟评委被换掉",
        "description": "只在彩排中可用。模拟评委在结束模拟或转为正式时连同分数一起移除。",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TwinRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/TwinAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "stopTwin",
        "tags": [
          "评委管理"
        ],
        "summary": "结束彩排模拟，移除模拟评委和他们的分数",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CountAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/check": {
      "get": {
        "operationId": "checkJudgePhone",
        "tags": [
          "评委管理"
        ],
        "summary": "手机号是否已在本场比赛中",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "phoneNumber",
            "in": "query",
            "required": true,
            "description": "手机号",
            "schema": {
              "$ref": "#/components/schemas/PhoneNumber"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExistsAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge": {
      "post": {
        "operationId": "createJudge",
        "tags": [
          "评委管理"
        ],
        "summary": "添加评委，直接通过",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/JudgeCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Judge"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "get": {
        "operationId": "getJudge",
        "tags": [
          "评委手机"
        ],
        "summary": "我的评委信息",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Judge"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/from/before": {
      "post": {
        "operationId": "importJudgesFromBefore",
        "tags": [
          "评委管理"
        ],
        "summary": "从以前的比赛导入评委",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "preview",
            "in": "query",
            "required": false,
            "description": "只检查，不保存：结论与真正导入时相同",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "createGroups",
            "in": "query",
            "required": false,
            "description": "表里没有建过的组自动新建；否则这些行不导入",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ImportBefore"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/from/excel": {
      "post": {
        "operationId": "importJudgesFromExcel",
        "tags": [
          "评委管理"
        ],
        "summary": "从表格导入评委",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "preview",
            "in": "query",
            "required": false,
            "description": "只检查，不保存：结论与真正导入时相同",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "createGroups",
            "in": "query",
            "required": false,
            "description": "表里没有建过的组自动新建；否则这些行不导入",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/SpreadsheetUpload"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/from/address/book": {
      "post": {
        "operationId": "importJudgesFromAddressBook",
        "tags": [
          "评委管理"
        ],
        "summary": "从通讯录导入评委",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "preview",
            "in": "query",
            "required": false,
            "description": "只检查，不保存：结论与真正导入时相同",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "x-body-limit": 851968,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ImportAddressBook"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/{judgeId}/approve": {
      "patch": {
        "operationId": "approveJudge",
        "tags": [
          "评委管理"
        ],
        "summary": "通过或拒绝报名",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "judgeId",
            "in": "path",
            "required": true,
            "description": "评委的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "approve",
            "in": "query",
            "required": true,
            "description": "true 通过，false 拒绝",
            "schema": {
              "type": "boolean"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": false,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Judge"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/join/group": {
      "patch": {
        "operationId": "joinJudgeGroup",
        "tags": [
          "评委管理"
        ],
        "summary": "把评委移到一个评委组",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "x-body-limit": 81920,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/JoinGroupRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CountAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/page": {
      "get": {
        "operationId": "pageJudges",
        "tags": [
          "评委管理"
        ],
        "summary": "分页查询评委",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "page",
            "in": "query",
            "required": false,
            "description": "页码，从 0 开始",
            "schema": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000,
              "default": 0
            }
          },
          {
            "name": "size",
            "in": "query",
            "required": false,
            "description": "每页条数",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 200,
              "default": 10
            }
          },
          {
            "name": "keyword",
            "in": "query",
            "required": false,
            "description": "搜索词",
            "schema": {
              "type": "string",
              "maxLength": 60
            }
          },
          {
            "name": "approval",
            "in": "query",
            "required": false,
            "description": "审核状态",
            "schema": {
              "$ref": "#/components/schemas/Approval"
            }
          },
          {
            "name": "judgeGroupId",
            "in": "query",
            "required": false,
            "description": "评委组",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgePage"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/{judgeId}": {
      "patch": {
        "operationId": "updateJudge",
        "tags": [
          "评委管理"
        ],
        "summary": "修改评委",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "judgeId",
            "in": "path",
            "required": true,
            "description": "评委的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "x-body-limit": 786432,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/JudgePatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Judge"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteJudges",
        "tags": [
          "评委管理"
        ],
        "summary": "删除评委，多个标识用逗号分隔",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "judgeId",
            "in": "path",
            "required": true,
            "description": "评委的标识，多个用逗号分隔",
            "schema": {
              "type": "string",
              "maxLength": 70000,
              "pattern": "^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CountAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/{judgeId}/move/up": {
      "patch": {
        "operationId": "moveJudgeUp",
        "tags": [
          "评委管理"
        ],
        "summary": "编号上移",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "judgeId",
            "in": "path",
            "required": true,
            "description": "评委的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Judge"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/{judgeId}/move/down": {
      "patch": {
        "operationId": "moveJudgeDown",
        "tags": [
          "评委管理"
        ],
        "summary": "编号下移",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "judgeId",
            "in": "path",
            "required": true,
            "description": "评委的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Judge"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/reorder": {
      "patch": {
        "operationId": "reorderJudges",
        "tags": [
          "评委管理"
        ],
        "summary": "重新排列编号",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "x-body-limit": 786432,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ReorderRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CountAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/group/list": {
      "get": {
        "operationId": "listJudgeGroups",
        "tags": [
          "评委管理"
        ],
        "summary": "评委组",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgeGroups"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/group": {
      "patch": {
        "operationId": "updateJudgeGroups",
        "tags": [
          "评委管理"
        ],
        "summary": "整体修改评委组",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/JudgeGroupsPatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgeGroups"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/seat/list": {
      "get": {
        "operationId": "listSeats",
        "tags": [
          "评委管理"
        ],
        "summary": "全部评委的席位链接，用来打印席卡",
        "description": "已通过的评委，按编号排列；还没有席位链接的这时生成",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Seats"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/{judgeId}/seat": {
      "get": {
        "operationId": "getSeat",
        "tags": [
          "评委管理"
        ],
        "summary": "评委的席位链接",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "judgeId",
            "in": "path",
            "required": true,
            "description": "评委的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Seat"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "renewSeat",
        "tags": [
          "评委管理"
        ],
        "summary": "换一个席位链接，旧的作废并退出",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "judgeId",
            "in": "path",
            "required": true,
            "description": "评委的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Seat"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/program/group/list": {
      "get": {
        "operationId": "listProgramGroups",
        "tags": [
          "节目"
        ],
        "summary": "节目组与节目",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ProgramGroups"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/program": {
      "post": {
        "operationId": "createProgram",
        "tags": [
          "节目"
        ],
        "summary": "添加节目",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ProgramCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Program"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/program/from/before": {
      "post": {
        "operationId": "importProgramsFromBefore",
        "tags": [
          "节目"
        ],
        "summary": "从以前的比赛导入节目",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "preview",
            "in": "query",
            "required": false,
            "description": "只检查，不保存：结论与真正导入时相同",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "createGroups",
            "in": "query",
            "required": false,
            "description": "表里没有建过的组自动新建；否则这些行不导入",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ImportBefore"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/program/from/excel": {
      "post": {
        "operationId": "importProgramsFromExcel",
        "tags": [
          "节目"
        ],
        "summary": "从表格导入节目",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "preview",
            "in": "query",
            "required": false,
            "description": "只检查，不保存：结论与真正导入时相同",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "createGroups",
            "in": "query",
            "required": false,
            "description": "表里没有建过的组自动新建；否则这些行不导入",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/SpreadsheetUpload"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/program/{programId}": {
      "patch": {
        "operationId": "updateProgram",
        "tags": [
          "节目"
        ],
        "summary": "修改节目",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ProgramPatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Program"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deletePrograms",
        "tags": [
          "节目"
        ],
        "summary": "删除节目，多个标识用逗号分隔",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识，多个用逗号分隔",
            "schema": {
              "type": "string",
              "maxLength": 70000,
              "pattern": "^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CountAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/program/sort": {
      "patch": {
        "operationId": "sortPrograms",
        "tags": [
          "节目"
        ],
        "summary": "调整出场顺序",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "x-body-limit": 1048576,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ProgramSortRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CountAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/program/group": {
      "patch": {
        "operationId": "updateProgramGroups",
        "tags": [
          "节目"
        ],
        "summary": "整体修改节目组",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "x-body-limit": 24576,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ProgramGroupsPatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ProgramGroups"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/template/judge": {
      "get": {
        "operationId": "getJudgeTemplate",
        "tags": [
          "节目"
        ],
        "summary": "评委导入模板",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "competitionId",
            "in": "query",
            "required": false,
            "description": "比赛的标识，模板里可以直接选它的组",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/template/program": {
      "get": {
        "operationId": "getProgramTemplate",
        "tags": [
          "节目"
        ],
        "summary": "节目导入模板",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "competitionId",
            "in": "query",
            "required": false,
            "description": "比赛的标识，模板里可以直接选它的组",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/import/{importId}/refused": {
      "get": {
        "operationId": "getRefusedRows",
        "tags": [
          "节目"
        ],
        "summary": "导入失败明细",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "importId",
            "in": "path",
            "required": true,
            "description": "导入的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/import": {
      "get": {
        "operationId": "listImports",
        "tags": [
          "节目"
        ],
        "summary": "最近的导入，正在进行的带进度",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportRuns"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/image": {
      "post": {
        "operationId": "uploadImage",
        "tags": [
          "比赛"
        ],
        "summary": "上传标志、封面或背景图片，得到可以写进基础设置的地址",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "purpose",
            "in": "query",
            "required": true,
            "description": "用在哪里",
            "schema": {
              "$ref": "#/components/schemas/ImagePurpose"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ImageUpload"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UploadedImage"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/image/{imageId}": {
      "get": {
        "operationId": "getImage",
        "tags": [
          "比赛"
        ],
        "summary": "上传的图片，地址由内容决定，可以一直缓存",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "imageId",
            "in": "path",
            "required": true,
            "description": "图片内容的 SHA-256",
            "schema": {
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "headers": {
              "Cache-Control": {
                "description": "内容不会变",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "image/webp": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point": {
      "get": {
        "operationId": "getPoint",
        "tags": [
          "云点"
        ],
        "summary": "云点余额",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PointAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/recharge/record": {
      "get": {
        "operationId": "listRechargeRecords",
        "tags": [
          "云点"
        ],
        "summary": "充值记录，新的在前",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "before",
            "in": "query",
            "required": false,
            "description": "只要这个序号之前的，取自上一页的 nextBefore",
            "schema": {
              "$ref": "#/components/schemas/RecordNumber"
            }
          },
          {
            "name": "size",
            "in": "query",
            "required": false,
            "description": "每页条数",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 20
            }
          },
          {
            "name": "month",
            "in": "query",
            "required": false,
            "description": "只要这个月的（北京时间）",
            "schema": {
              "$ref": "#/components/schemas/Month"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RechargeRecords"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/consume/record": {
      "get": {
        "operationId": "listConsumeRecords",
        "tags": [
          "云点"
        ],
        "summary": "消费记录，新的在前",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "before",
            "in": "query",
            "required": false,
            "description": "只要这个序号之前的，取自上一页的 nextBefore",
            "schema": {
              "$ref": "#/components/schemas/RecordNumber"
            }
          },
          {
            "name": "size",
            "in": "query",
            "required": false,
            "description": "每页条数",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 20
            }
          },
          {
            "name": "month",
            "in": "query",
            "required": false,
            "description": "只要这个月的（北京时间）",
            "schema": {
              "$ref": "#/components/schemas/Month"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsumeRecords"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/record/xlsx": {
      "get": {
        "operationId": "exportPointRecords",
        "tags": [
          "云点"
        ],
        "summary": "导出充值记录和消费记录",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "month",
            "in": "query",
            "required": false,
            "description": "只要这个月的（北京时间）",
            "schema": {
              "$ref": "#/components/schemas/Month"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/voucher": {
      "post": {
        "operationId": "redeemVoucher",
        "tags": [
          "云点"
        ],
        "summary": "用兑换码换云点",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VoucherRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PointAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/plan": {
      "get": {
        "operationId": "listPlans",
        "tags": [
          "云点"
        ],
        "summary": "充值套餐",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Plans"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/order/plan/{planId}/alipay/qrcode": {
      "get": {
        "operationId": "createOrderQrcode",
        "tags": [
          "云点"
        ],
        "summary": "下单并取支付二维码",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "planId",
            "in": "path",
            "required": true,
            "description": "套餐的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentOrder"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/order": {
      "get": {
        "operationId": "listOrders",
        "tags": [
          "云点"
        ],
        "summary": "支付订单，新的在前",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "before",
            "in": "query",
            "required": false,
            "description": "只要这个序号之前的，取自上一页的 nextBefore",
            "schema": {
              "$ref": "#/components/schemas/RecordNumber"
            }
          },
          {
            "name": "size",
            "in": "query",
            "required": false,
            "description": "每页条数",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 20
            }
          },
          {
            "name": "month",
            "in": "query",
            "required": false,
            "description": "只要这个月的（北京时间）",
            "schema": {
              "$ref": "#/components/schemas/Month"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentOrders"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/order/{id}": {
      "get": {
        "operationId": "getOrder",
        "tags": [
          "云点"
        ],
        "summary": "订单状态",
        "description": "带上 seen 时，状态还是它就最多等 25 秒，一有变化马上回答；不带时立即回答。",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "seen",
            "in": "query",
            "required": false,
            "description": "页面已经显示的状态",
            "schema": {
              "$ref": "#/components/schemas/OrderState"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentOrder"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/order/{id}/close": {
      "patch": {
        "operationId": "closeOrder",
        "tags": [
          "云点"
        ],
        "summary": "取消还没有支付的订单；已经支付的会先入账",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentOrder"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/order/{id}/alipay/refund": {
      "patch": {
        "operationId": "refundOrder",
        "tags": [
          "云点"
        ],
        "summary": "全额退款，先收回云点再退钱；重复调用只退一次",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentOrder"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/order/{id}/alipay/web": {
      "get": {
        "operationId": "getOrderForm",
        "tags": [
          "云点"
        ],
        "summary": "网页支付表单",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentForm"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/alipay/notify": {
      "post": {
        "operationId": "receiveAlipayNotification",
        "tags": [
          "云点"
        ],
        "summary": "支付服务的通知，验签并保存后只回答 success；验不过的一律 400，什么也不改",
        "x-access": "public",
        "security": [],
        "x-body-limit": 32768,
        "requestBody": {
          "required": true,
          "content": {
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AlipayNotification"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "text/plain": {
                "schema": {
                  "type": "string"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/trade/{tradeNo}/invoice": {
      "post": {
        "operationId": "applyInvoice",
        "tags": [
          "云点"
        ],
        "summary": "申请发票",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "tradeNo",
            "in": "path",
            "required": true,
            "description": "交易号",
            "schema": {
              "$ref": "#/components/schemas/TradeNo"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/InvoiceRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Invoice"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/invoice": {
      "get": {
        "operationId": "listInvoices",
        "tags": [
          "云点"
        ],
        "summary": "发票申请，新的在前，最多 200 条",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Invoices"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/invoice/{id}/file": {
      "get": {
        "operationId": "getInvoiceFile",
        "tags": [
          "云点"
        ],
        "summary": "下载已开具的发票",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/pdf": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/invoice/title": {
      "get": {
        "operationId": "listInvoiceTitles",
        "tags": [
          "云点"
        ],
        "summary": "用过的发票抬头，最近用的在前，最多 20 个",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/InvoiceTitles"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/point/invoice/title/number": {
      "get": {
        "operationId": "findTitleNumber",
        "tags": [
          "云点"
        ],
        "summary": "按抬头查税号：先查自己用过的，再查运营方备好的",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "titleName",
            "in": "query",
            "required": true,
            "description": "发票抬头",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/TitleNumber"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/password": {
      "patch": {
        "operationId": "changePassword",
        "tags": [
          "账号"
        ],
        "summary": "修改密码，其他登录随即失效",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PasswordChange"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/sub": {
      "get": {
        "operationId": "listSubUsers",
        "tags": [
          "账号"
        ],
        "summary": "子账号",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubUsers"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createSubUser",
        "tags": [
          "账号"
        ],
        "summary": "添加子账号",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "x-body-limit": 81920,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SubUserCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubUser"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/sub/{id}": {
      "delete": {
        "operationId": "deleteSubUser",
        "tags": [
          "账号"
        ],
        "summary": "删除子账号",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateSubUser",
        "tags": [
          "账号"
        ],
        "summary": "修改子账号",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "x-body-limit": 81920,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SubUserPatch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubUser"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/detach": {
      "patch": {
        "operationId": "detachUser",
        "tags": [
          "账号"
        ],
        "summary": "脱离主账号，成为独立的主账号",
        "x-access": "sub",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/User"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/session": {
      "get": {
        "operationId": "listSessions",
        "tags": [
          "账号"
        ],
        "summary": "我的登录",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Sessions"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/user/session/{sessionId}": {
      "delete": {
        "operationId": "revokeSession",
        "tags": [
          "账号"
        ],
        "summary": "让一次登录失效",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "sessionId",
            "in": "path",
            "required": true,
            "description": "登录的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/auth/{corpid}/{deptId}/address/book": {
      "get": {
        "operationId": "getAddressBook",
        "tags": [
          "消息服务"
        ],
        "summary": "通讯录",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "corpid",
            "in": "path",
            "required": true,
            "description": "企业标识，mine 是登录者最近使用的企业",
            "schema": {
              "$ref": "#/components/schemas/CorpId"
            }
          },
          {
            "name": "deptId",
            "in": "path",
            "required": true,
            "description": "部门标识，root 是最上层",
            "schema": {
              "$ref": "#/components/schemas/DeptId"
            }
          },
          {
            "name": "competitionId",
            "in": "query",
            "required": false,
            "description": "标出谁已经是这场比赛的评委",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AddressBook"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/auth/{corpid}/address/book/person": {
      "get": {
        "operationId": "findInAddressBook",
        "tags": [
          "消息服务"
        ],
        "summary": "按姓名或拼音在通讯录里找人",
        "x-access": "account",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "corpid",
            "in": "path",
            "required": true,
            "description": "企业标识，mine 是登录者最近使用的企业",
            "schema": {
              "$ref": "#/components/schemas/CorpId"
            }
          },
          {
            "name": "word",
            "in": "query",
            "required": true,
            "description": "姓名、拼音或拼音首字母的一部分",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40
            }
          },
          {
            "name": "competitionId",
            "in": "query",
            "required": false,
            "description": "标出谁已经是这场比赛的评委",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AddressBookSearch"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/auth/sub": {
      "post": {
        "operationId": "createSubUsersFromMessenger",
        "tags": [
          "消息服务"
        ],
        "summary": "从通讯录添加子账号",
        "x-access": "main",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "x-body-limit": 163840,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MessengerSubUsers"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubUsers"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ding/auth/mobile": {
      "get": {
        "operationId": "getMessengerMobile",
        "tags": [
          "消息服务"
        ],
        "summary": "消息服务中的手机号",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "authCode",
            "in": "query",
            "required": true,
            "description": "消息服务的授权码，只能用一次",
            "schema": {
              "$ref": "#/components/schemas/AuthCode"
            }
          },
          {
            "name": "corpId",
            "in": "query",
            "required": false,
            "description": "在消息服务里打开页面的企业；省略时是扫码得到的授权码",
            "schema": {
              "$ref": "#/components/schemas/CorpId"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessengerMobile"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/recognition": {
      "post": {
        "operationId": "recogniseJudge",
        "tags": [
          "评委手机"
        ],
        "summary": "用消息服务里的身份认出评委名单上的自己",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgeRecognition"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/status": {
      "get": {
        "operationId": "getJudgeStatus",
        "tags": [
          "评委手机"
        ],
        "summary": "我在这场比赛的报名状态",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgeStatus"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/sign-up": {
      "post": {
        "operationId": "signUpJudge",
        "tags": [
          "评委手机"
        ],
        "summary": "报名做评委",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/JudgeApply"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgeStatus"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "withdrawSignUp",
        "tags": [
          "评委手机"
        ],
        "summary": "撤回报名",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/directly/approve/{code}": {
      "patch": {
        "operationId": "approveDirectly",
        "tags": [
          "评委手机"
        ],
        "summary": "凭邀请码报名并直接通过",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "code",
            "in": "path",
            "required": true,
            "description": "链接中的代码",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 128
            }
          }
        ],
        "requestBody": {
          "required": false,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/JudgeApply"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgeStatus"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/sign-in": {
      "patch": {
        "operationId": "signInJudge",
        "tags": [
          "评委手机"
        ],
        "summary": "签到",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SignInJudge"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/group/competition/list": {
      "get": {
        "operationId": "listJudgedCompetitions",
        "tags": [
          "评委手机"
        ],
        "summary": "我评审的比赛",
        "x-access": "user",
        "security": [
          {
            "general": []
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CompetitionLists"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/match": {
      "get": {
        "operationId": "getJudgeMatch",
        "tags": [
          "评委手机"
        ],
        "summary": "评委看到的现场",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JudgeMatch"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/events": {
      "get": {
        "operationId": "openJudgeEvents",
        "tags": [
          "评委手机"
        ],
        "summary": "评委的事件流",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/LastEventId"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "text/event-stream": {
                "schema": {
                  "$ref": "#/components/schemas/LiveFrame"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/socket": {
      "get": {
        "operationId": "openJudgeSocket",
        "tags": [
          "评委手机"
        ],
        "summary": "评委的 WebSocket",
        "description": "与事件流同样的帧，每帧一条文本消息；浏览器对每个站点只给六条 HTTP/1.1 连接，WebSocket 不占其中。 令牌和最后的版本在第一条消息里，不在地址里；没有准入时先发 refused，再断开。不是升级请求时答 426。",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "x-websocket": {
          "sameAs": "openJudgeEvents",
          "firstMessage": {
            "$ref": "#/components/schemas/SocketOpening"
          },
          "messages": {
            "$ref": "#/components/schemas/SocketMessage"
          },
          "closeCodes": {
            "1000": "已经用 closed 帧说明原因",
            "1001": "服务器正在停止",
            "1009": "第一条消息太长",
            "4400": "不该有的消息；客户端只发第一条",
            "4408": "没有按时发来第一条消息",
            "4xxx": "发过 refused；4000 加上其中 problem 的状态"
          }
        },
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "101": {
            "description": "换成 WebSocket，服务器等待第一条消息"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "426": {
            "$ref": "#/components/responses/UpgradeRequired"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/report": {
      "post": {
        "operationId": "reportJudge",
        "tags": [
          "评委手机"
        ],
        "summary": "手机回报已显示的版本",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ConnectionReport"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/score": {
      "get": {
        "operationId": "getOwnScores",
        "tags": [
          "评委手机"
        ],
        "summary": "我打过的分",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "query",
            "required": false,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OwnScores"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/score/program/{programId}/item/{itemId}": {
      "post": {
        "operationId": "submitItemScore",
        "tags": [
          "评委手机"
        ],
        "summary": "给一个评分项打分；没有评分项时 itemId 写 0；合并打分时各项必须一次提交（submitScores）",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "path",
            "required": true,
            "description": "评分项的标识，0 表示整体",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "score",
            "in": "query",
            "required": true,
            "description": "分数",
            "schema": {
              "$ref": "#/components/schemas/Score"
            }
          },
          {
            "name": "windowId",
            "in": "query",
            "required": false,
            "description": "评委看到的打分窗口；不是当前窗口的不计入",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubmissionAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/judge/score/program/{programId}": {
      "post": {
        "operationId": "submitScores",
        "tags": [
          "评委手机"
        ],
        "summary": "一次提交全部评分项或整体分",
        "x-access": "judge",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ScoreSubmission"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubmissionAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/seat/{code}": {
      "post": {
        "operationId": "openSeat",
        "tags": [
          "评委手机"
        ],
        "summary": "打开席位链接，在这部手机上登录",
        "x-access": "public",
        "security": [
          {
            "general": []
          },
          {}
        ],
        "parameters": [
          {
            "name": "code",
            "in": "path",
            "required": true,
            "description": "链接中的代码",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 128
            }
          }
        ],
        "requestBody": {
          "required": false,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SeatOpen"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SeatAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/login": {
      "post": {
        "operationId": "loginConsole",
        "tags": [
          "控制台"
        ],
        "summary": "用口令登录控制台",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ConsoleLogin"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/token": {
      "post": {
        "operationId": "issueConsoleToken",
        "tags": [
          "控制台"
        ],
        "summary": "组织者直接打开控制台",
        "x-access": "manager",
        "security": [
          {
            "general": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LoginAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console": {
      "patch": {
        "operationId": "enterConsole",
        "tags": [
          "控制台"
        ],
        "summary": "进入控制台",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CurrentMatch"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/match": {
      "get": {
        "operationId": "getCurrentMatch",
        "tags": [
          "控制台"
        ],
        "summary": "控制台看到的现场",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CurrentMatch"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/match/events": {
      "get": {
        "operationId": "openMatchEvents",
        "tags": [
          "控制台"
        ],
        "summary": "控制台的事件流",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/LastEventId"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "text/event-stream": {
                "schema": {
                  "$ref": "#/components/schemas/LiveFrame"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/match/socket": {
      "get": {
        "operationId": "openMatchSocket",
        "tags": [
          "控制台"
        ],
        "summary": "控制台的 WebSocket",
        "description": "与事件流同样的帧，每帧一条文本消息；浏览器对每个站点只给六条 HTTP/1.1 连接，WebSocket 不占其中。 令牌和最后的版本在第一条消息里，不在地址里；没有准入时先发 refused，再断开。不是升级请求时答 426。",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "x-websocket": {
          "sameAs": "openMatchEvents",
          "firstMessage": {
            "$ref": "#/components/schemas/SocketOpening"
          },
          "messages": {
            "$ref": "#/components/schemas/SocketMessage"
          },
          "closeCodes": {
            "1000": "已经用 closed 帧说明原因",
            "1001": "服务器正在停止",
            "1009": "第一条消息太长",
            "4400": "不该有的消息；客户端只发第一条",
            "4408": "没有按时发来第一条消息",
            "4xxx": "发过 refused；4000 加上其中 problem 的状态"
          }
        },
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "101": {
            "description": "换成 WebSocket，服务器等待第一条消息"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "426": {
            "$ref": "#/components/responses/UpgradeRequired"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/match/report": {
      "post": {
        "operationId": "reportConsole",
        "tags": [
          "控制台"
        ],
        "summary": "控制台回报已显示的版本",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ConnectionReport"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/match/current/result": {
      "get": {
        "operationId": "getControlCurrentResult",
        "tags": [
          "控制台"
        ],
        "summary": "当前节目的打分情况",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": false,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ControlCurrentResult"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/match/final/result": {
      "get": {
        "operationId": "getControlFinalResult",
        "tags": [
          "控制台"
        ],
        "summary": "一个节目组的最终成绩",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": true,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ControlFinalResult"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/sign-in": {
      "post": {
        "operationId": "showSignIn",
        "tags": [
          "控制台"
        ],
        "summary": "显示签到",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "signInShowType",
            "in": "query",
            "required": true,
            "description": "签到的显示方式",
            "schema": {
              "$ref": "#/components/schemas/SignInShowType"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "get": {
        "operationId": "listSignInJudges",
        "tags": [
          "控制台"
        ],
        "summary": "签到的评委",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SignInJudges"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/switch/program/group/{groupId}": {
      "get": {
        "operationId": "switchProgramGroup",
        "tags": [
          "控制台"
        ],
        "summary": "切换节目组",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "path",
            "required": true,
            "description": "节目组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/speech": {
      "get": {
        "operationId": "startSpeech",
        "tags": [
          "控制台"
        ],
        "summary": "开始演讲；没有分项时 itemId 写 0",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "path",
            "required": true,
            "description": "评分项的标识，0 表示整体",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "confirm",
            "in": "query",
            "required": false,
            "description": "已确认后果，仍要执行",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/score": {
      "get": {
        "operationId": "startScoring",
        "tags": [
          "控制台"
        ],
        "summary": "开始打分",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "path",
            "required": true,
            "description": "评分项的标识，0 表示整体",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "confirm",
            "in": "query",
            "required": false,
            "description": "已确认后果，仍要执行",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/show/score": {
      "get": {
        "operationId": "showScore",
        "tags": [
          "控制台"
        ],
        "summary": "亮分",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "path",
            "required": true,
            "description": "评分项的标识，0 表示整体",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "confirm",
            "in": "query",
            "required": false,
            "description": "已确认后果，仍要执行",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "covered",
            "in": "query",
            "required": false,
            "description": "从全部盖着开始，由操作员逐步揭晓；不给时自动播放",
            "schema": {
              "type": "boolean"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/item/{itemId}/show/result": {
      "get": {
        "operationId": "showResult",
        "tags": [
          "控制台"
        ],
        "summary": "出分",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "path",
            "required": true,
            "description": "评分项的标识，0 表示整体",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "covered",
            "in": "query",
            "required": false,
            "description": "从全部盖着开始，由操作员逐步揭晓；不给时自动播放",
            "schema": {
              "type": "boolean"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ShowResultAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/list": {
      "get": {
        "operationId": "showProgramList",
        "tags": [
          "控制台"
        ],
        "summary": "显示节目单",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/test": {
      "get": {
        "operationId": "openTest",
        "tags": [
          "控制台"
        ],
        "summary": "进入测试打分",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/init": {
      "get": {
        "operationId": "showStartPage",
        "tags": [
          "控制台"
        ],
        "summary": "显示开场画面",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/rank": {
      "get": {
        "operationId": "showRank",
        "tags": [
          "控制台"
        ],
        "summary": "显示排名",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "rankShowType",
            "in": "query",
            "required": true,
            "description": "排名的显示方式",
            "schema": {
              "$ref": "#/components/schemas/RankShowType"
            }
          },
          {
            "name": "itemId",
            "in": "query",
            "required": false,
            "description": "评分项的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "covered",
            "in": "query",
            "required": false,
            "description": "从全部盖着开始，由操作员逐步揭晓；不给时按比赛的设置",
            "schema": {
              "type": "boolean"
            }
          },
          {
            "name": "paceMs",
            "in": "query",
            "required": false,
            "description": "自动播放时每一名之间的时间（毫秒）；不给时按比赛的设置",
            "schema": {
              "type": "integer",
              "minimum": 300,
              "maximum": 10000
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RankAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/rank/turn/page": {
      "get": {
        "operationId": "turnRankPage",
        "tags": [
          "控制台"
        ],
        "summary": "排名翻页，pageNo 从 0 开始",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "itemId",
            "in": "query",
            "required": false,
            "description": "评分项的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "rankShowType",
            "in": "query",
            "required": true,
            "description": "排名的显示方式",
            "schema": {
              "$ref": "#/components/schemas/RankShowType"
            }
          },
          {
            "name": "pageNo",
            "in": "query",
            "required": true,
            "description": "页码，从 0 开始",
            "schema": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RankAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/{opponentId}/battle": {
      "get": {
        "operationId": "startBattle",
        "tags": [
          "控制台"
        ],
        "summary": "开始对战",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "opponentId",
            "in": "path",
            "required": true,
            "description": "对手节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "name": "confirm",
            "in": "query",
            "required": false,
            "description": "已确认后果，仍要执行",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/pause": {
      "get": {
        "operationId": "pauseBattle",
        "tags": [
          "控制台"
        ],
        "summary": "暂停",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/resume": {
      "get": {
        "operationId": "resumeBattle",
        "tags": [
          "控制台"
        ],
        "summary": "继续",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/foul": {
      "get": {
        "operationId": "addFoul",
        "tags": [
          "控制台"
        ],
        "summary": "犯规加一",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "foulId",
            "in": "query",
            "required": true,
            "description": "犯规的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DetermineAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/point": {
      "post": {
        "operationId": "addPoint",
        "tags": [
          "控制台"
        ],
        "summary": "加分，可以为负",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "point",
            "in": "query",
            "required": true,
            "description": "分数",
            "schema": {
              "$ref": "#/components/schemas/Score"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DetermineAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/{opponentId}/determine": {
      "get": {
        "operationId": "determineBattle",
        "tags": [
          "控制台"
        ],
        "summary": "判定前一个节目获胜",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "opponentId",
            "in": "path",
            "required": true,
            "description": "对手节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "test",
            "in": "query",
            "required": false,
            "description": "是否测试节目",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DetermineAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/undo": {
      "post": {
        "operationId": "undoCommand",
        "tags": [
          "控制台"
        ],
        "summary": "撤销上一步",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/preview": {
      "post": {
        "operationId": "previewCommand",
        "tags": [
          "控制台"
        ],
        "summary": "预览一步：算出大屏会看到的画面，不保存，也不播出",
        "description": "被拒绝时，原因与真正执行这一步时相同",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OperatorCommand"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CommandPreview"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/reveal": {
      "patch": {
        "operationId": "stepReveal",
        "tags": [
          "控制台"
        ],
        "summary": "揭晓到第几步；不给 step 时恢复自动播放",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "step",
            "in": "query",
            "required": false,
            "description": "第几步，从 0 开始",
            "schema": {
              "type": "integer",
              "minimum": 0,
              "maximum": 100000
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/correction": {
      "post": {
        "operationId": "correctResult",
        "tags": [
          "控制台"
        ],
        "summary": "更正已公布的成绩",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CorrectionRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/program/{programId}/adjustment": {
      "post": {
        "operationId": "addAdjustment",
        "tags": [
          "控制台"
        ],
        "summary": "加分或扣分",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "programId",
            "in": "path",
            "required": true,
            "description": "节目的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AdjustmentRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/late/score": {
      "get": {
        "operationId": "listLateScores",
        "tags": [
          "控制台"
        ],
        "summary": "迟到的分数",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LateScores"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/late/score/{lateScoreId}/accept": {
      "post": {
        "operationId": "acceptLateScore",
        "tags": [
          "控制台"
        ],
        "summary": "接受迟到的分数",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "lateScoreId",
            "in": "path",
            "required": true,
            "description": "迟到分数的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ReasonRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/late/score/{lateScoreId}/refuse": {
      "post": {
        "operationId": "refuseLateScore",
        "tags": [
          "控制台"
        ],
        "summary": "拒绝迟到的分数",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "lateScoreId",
            "in": "path",
            "required": true,
            "description": "迟到分数的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          },
          {
            "$ref": "#/components/parameters/SeenVersion"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ReasonRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConsoleAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/presence": {
      "get": {
        "operationId": "getPresence",
        "tags": [
          "控制台"
        ],
        "summary": "谁在线",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Presence"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/check": {
      "post": {
        "operationId": "startCheck",
        "tags": [
          "控制台"
        ],
        "summary": "全链路自检，通知每部手机和每块大屏回报",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CheckAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/check/{checkId}": {
      "get": {
        "operationId": "getCheck",
        "tags": [
          "控制台"
        ],
        "summary": "自检的答复",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "checkId",
            "in": "path",
            "required": true,
            "description": "自检的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CheckAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/judge/reminder": {
      "post": {
        "operationId": "remindJudges",
        "tags": [
          "控制台"
        ],
        "summary": "用消息服务提醒评委",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ReminderRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ReminderAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/result/notice": {
      "post": {
        "operationId": "sendResults",
        "tags": [
          "控制台"
        ],
        "summary": "把大屏上的排名发到组织者的群",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/console/screen/reload": {
      "post": {
        "operationId": "reloadScreens",
        "tags": [
          "控制台"
        ],
        "summary": "让大屏刷新页面",
        "x-access": "console",
        "security": [
          {
            "console": []
          }
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CountAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/screen/match": {
      "get": {
        "operationId": "getScreenMatch",
        "tags": [
          "大屏"
        ],
        "summary": "大屏看到的现场",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ScreenMatch"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/screen/events": {
      "get": {
        "operationId": "openScreenEvents",
        "tags": [
          "大屏"
        ],
        "summary": "大屏的事件流",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "label",
            "in": "query",
            "required": false,
            "description": "大屏的名称",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200,
              "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
            }
          },
          {
            "$ref": "#/components/parameters/LastEventId"
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "text/event-stream": {
                "schema": {
                  "$ref": "#/components/schemas/LiveFrame"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/screen/socket": {
      "get": {
        "operationId": "openScreenSocket",
        "tags": [
          "大屏"
        ],
        "summary": "大屏的 WebSocket",
        "description": "与事件流同样的帧，每帧一条文本消息；浏览器对每个站点只给六条 HTTP/1.1 连接，WebSocket 不占其中。 令牌和最后的版本在第一条消息里，不在地址里；没有准入时先发 refused，再断开。不是升级请求时答 426。",
        "x-access": "public",
        "security": [],
        "x-websocket": {
          "sameAs": "openScreenEvents",
          "firstMessage": {
            "$ref": "#/components/schemas/SocketOpening"
          },
          "messages": {
            "$ref": "#/components/schemas/SocketMessage"
          },
          "closeCodes": {
            "1000": "已经用 closed 帧说明原因",
            "1001": "服务器正在停止",
            "1009": "第一条消息太长",
            "4400": "不该有的消息；客户端只发第一条",
            "4408": "没有按时发来第一条消息",
            "4xxx": "发过 refused；4000 加上其中 problem 的状态"
          }
        },
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "101": {
            "description": "换成 WebSocket，服务器等待第一条消息"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "426": {
            "$ref": "#/components/responses/UpgradeRequired"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/screen/report": {
      "post": {
        "operationId": "reportScreen",
        "tags": [
          "大屏"
        ],
        "summary": "大屏回报已显示的版本",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ConnectionReport"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Acknowledgement"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/competition/{id}/screen/result": {
      "get": {
        "operationId": "getScreenResult",
        "tags": [
          "大屏"
        ],
        "summary": "已公布的成绩",
        "x-access": "public",
        "security": [],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          },
          {
            "name": "groupId",
            "in": "query",
            "required": false,
            "description": "组的标识",
            "schema": {
              "$ref": "#/components/schemas/Id"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ScreenResult"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/clock": {
      "get": {
        "operationId": "getClock",
        "tags": [
          "运维"
        ],
        "summary": "服务器时钟",
        "x-access": "public",
        "security": [],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ClockAnswer"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/health": {
      "get": {
        "operationId": "getHealth",
        "tags": [
          "运维"
        ],
        "summary": "进程是否活着",
        "x-access": "public",
        "security": [],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/ready": {
      "get": {
        "operationId": "getReadiness",
        "tags": [
          "运维"
        ],
        "summary": "能否接受请求",
        "x-access": "public",
        "security": [],
        "responses": {
          "200": {
            "description": "成功",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Readiness"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "general": {
        "type": "apiKey",
        "in": "header",
        "name": "Authorization",
        "description": "登录令牌，形如「TOKEN …」或「DING …」"
      },
      "console": {
        "type": "apiKey",
        "in": "header",
        "name": "Authorization",
        "description": "该比赛的控制台令牌，形如「CONSOLE …」"
      }
    },
    "parameters": {
      "IdempotencyKey": {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "description": "指令的标识；同一标识重复发送得到第一次的答复",
        "schema": {
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]{8,64}$"
        }
      },
      "SeenVersion": {
        "name": "X-Seen-Version",
        "in": "header",
        "required": false,
        "description": "操作员发指令时看到的版本；之后若有别的指令已生效则拒绝",
        "schema": {
          "$ref": "#/components/schemas/Version"
        }
      },
      "LastEventId": {
        "name": "Last-Event-ID",
        "in": "header",
        "required": false,
        "description": "已收到的最后一个版本，从它之后续传",
        "schema": {
          "type": "string",
          "pattern": "^[0-9]{1,15}$"
        }
      }
    },
    "responses": {
      "BadRequest": {
        "description": "请求不符合契约",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "Unauthenticated": {
        "description": "没有登录，或登录已失效",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "Forbidden": {
        "description": "没有权限",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "NotFound": {
        "description": "没有找到",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "Conflict": {
        "description": "与现在的状态冲突，原因见 code",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "TooLarge": {
        "description": "请求体太大",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "UnsupportedMediaType": {
        "description": "请求体的类型不支持",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "TooManyRequests": {
        "description": "太频繁",
        "headers": {
          "Retry-After": {
            "description": "多少秒后再试",
            "schema": {
              "type": "integer"
            }
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "UpgradeRequired": {
        "description": "这个地址只接受 WebSocket",
        "headers": {
          "Upgrade": {
            "description": "固定为 websocket",
            "schema": {
              "type": "string"
            }
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "Internal": {
        "description": "服务器出错",
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      },
      "Unavailable": {
        "description": "暂时不能服务",
        "headers": {
          "Retry-After": {
            "description": "多少秒后再试",
            "schema": {
              "type": "integer"
            }
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      }
    },
    "schemas": {
      "Id": {
        "type": "string",
        "description": "服务器生成的标识，对客户端不透明",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "EpochMs": {
        "type": "integer",
        "format": "int64",
        "description": "Unix 毫秒时间戳，以服务器时钟为准",
        "minimum": 0
      },
      "Version": {
        "type": "integer",
        "format": "int64",
        "description": "比赛的现场版本号，每个被接受的事件加一",
        "minimum": 0
      },
      "Score": {
        "type": "number",
        "description": "分数，最多三位小数，按十进制精确计算",
        "minimum": -9999999,
        "maximum": 9999999,
        "multipleOf": 0.001
      },
      "Acknowledgement": {
        "type": "object",
        "description": "操作已保存",
        "required": [
          "ok"
        ],
        "properties": {
          "ok": {
            "type": "boolean",
            "const": true
          }
        }
      },
      "CountAnswer": {
        "type": "object",
        "required": [
          "count"
        ],
        "properties": {
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "受影响的条数"
          }
        }
      },
      "Reason": {
        "type": "string",
        "description": "原因，会写入操作台账",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "\\S"
      },
      "BlockedReason": {
        "type": "string",
        "description": "现场规则拒绝一条指令的原因代码，中文文案见 messages",
        "enum": [
          "COMPETITION_ENDED",
          "STALE_VERSION",
          "GROUP_NOT_FOUND",
          "PROGRAM_NOT_FOUND",
          "PROGRAM_NOT_IN_GROUP",
          "ITEM_NOT_FOUND",
          "ITEM_REQUIRED",
          "REHEARSAL_DISABLED",
          "UNPAIRED",
          "OPPONENT_MISSING",
          "NOT_A_PAIR",
          "BATTLE_MODE_ONLY",
          "NOT_IN_BATTLE_MODE",
          "ALREADY_ON_AIR",
          "OTHER_PROGRAM_SCORING",
          "RERUN_NEEDS_CONFIRMATION",
          "NOT_IN_SPEECH",
          "NOT_SCORING",
          "NO_SCORES",
          "JUDGES_MISSING",
          "NOT_REVEALED",
          "BATTLE_NOT_STARTED",
          "BATTLE_DETERMINED",
          "BATTLE_RESTART_NEEDS_CONFIRMATION",
          "COUNTDOWN_OFF",
          "BATTLE_PAUSED",
          "BATTLE_NOT_PAUSED",
          "FOUL_NOT_FOUND",
          "POINT_MISSING",
          "NO_REVEAL",
          "STEP_OUT_OF_RANGE",
          "PAGE_OUT_OF_RANGE",
          "NO_RESULT",
          "REASON_REQUIRED",
          "LATE_SCORE_NOT_FOUND",
          "NOTHING_TO_UNDO",
          "JUDGE_NOT_FOUND",
          "JUDGE_NOT_APPROVED",
          "JUDGE_NOT_SIGNED_IN",
          "JUDGE_RECUSED",
          "WINDOW_CLOSED",
          "SCORE_SUPERSEDED",
          "PROGRAM_NOT_ON_AIR",
          "SCORE_OUT_OF_RANGE",
          "SCORE_DECIMALS",
          "SCORE_INCOMPLETE",
          "VOTE_VALUE",
          "VOTE_LIMIT",
          "RESULT_OUT_OF_RANGE"
        ]
      },
      "ProblemCode": {
        "type": "string",
        "description": "稳定的英文错误代码",
        "enum": [
          "INVALID_REQUEST",
          "INVALID_JSON",
          "UNSUPPORTED_MEDIA_TYPE",
          "BODY_TOO_LARGE",
          "UNAUTHENTICATED",
          "SESSION_EXPIRED",
          "FORBIDDEN",
          "MAIN_ACCOUNT_ONLY",
          "BROWSER_NAVIGATION_REFUSED",
          "NOT_FOUND",
          "METHOD_NOT_ALLOWED",
          "UPGRADE_REQUIRED",
          "CONFLICT",
          "IDEMPOTENCY_KEY_REUSED",
          "TOO_MANY_REQUESTS",
          "INTERNAL",
          "NOT_IMPLEMENTED",
          "UNAVAILABLE",
          "LOGIN_FAILED",
          "IMAGE_CODE_WRONG",
          "LOGIN_NAME_TAKEN",
          "PASSWORD_WRONG",
          "PASSCODE_WRONG",
          "PASSCODE_NOT_SET",
          "NOT_ENOUGH_POINTS",
          "ALREADY_OFFICIAL",
          "CONFIRMATION_MISMATCH",
          "SETTING_LOCKED",
          "PROPORTION_NOT_100",
          "DROP_TOO_MANY",
          "PHONE_NUMBER_TAKEN",
          "JUDGE_NUMBER_TAKEN",
          "SIGN_UP_CLOSED",
          "ALREADY_SIGNED_UP",
          "NOT_SIGNED_UP",
          "INVITATION_INVALID",
          "SEAT_INVALID",
          "SEAT_TAKEN",
          "GROUP_NOT_EMPTY",
          "LAST_GROUP",
          "ON_AIR",
          "IN_USE",
          "ALREADY_AT_EDGE",
          "VOUCHER_INVALID",
          "VOUCHER_USED",
          "VOUCHER_EXPIRED",
          "PAYMENT_NOT_CONNECTED",
          "PAYMENT_AWAY",
          "NOTIFICATION_REFUSED",
          "TOO_MANY_STREAMS",
          "HEADERS_TOO_LARGE",
          "REQUEST_TIMEOUT",
          "EXPECTATION_FAILED",
          "FILE_REFUSED"
        ]
      },
      "Problem": {
        "type": "object",
        "description": "RFC 9457 问题文档",
        "required": [
          "type",
          "title",
          "status",
          "code",
          "detail"
        ],
        "properties": {
          "type": {
            "type": "string",
            "description": "固定为 about:blank"
          },
          "title": {
            "type": "string",
            "description": "HTTP 状态的名称"
          },
          "status": {
            "type": "integer",
            "minimum": 400,
            "maximum": 599
          },
          "code": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ProblemCode"
              },
              {
                "$ref": "#/components/schemas/BlockedReason"
              },
              {
                "$ref": "#/components/schemas/OrderRefusal"
              },
              {
                "$ref": "#/components/schemas/MessengerRefusal"
              }
            ]
          },
          "detail": {
            "type": "string",
            "description": "中文说明，告诉用户下一步怎么做"
          },
          "errors": {
            "type": "array",
            "description": "逐字段的错误",
            "items": {
              "$ref": "#/components/schemas/FieldError"
            }
          },
          "missingJudges": {
            "type": "array",
            "description": "JUDGES_MISSING 时还没有提交的评委",
            "items": {
              "$ref": "#/components/schemas/JudgeRef"
            }
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "retryAfterSeconds": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "FieldError": {
        "type": "object",
        "required": [
          "field",
          "message"
        ],
        "properties": {
          "field": {
            "type": "string",
            "description": "字段路径，如 items.0.proportion"
          },
          "message": {
            "type": "string",
            "description": "中文说明"
          }
        }
      },
      "RegisterRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "loginName",
          "password",
          "code"
        ],
        "properties": {
          "loginName": {
            "$ref": "#/components/schemas/LoginName"
          },
          "password": {
            "$ref": "#/components/schemas/Password"
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$",
            "description": "姓名或单位名称"
          },
          "phoneNumber": {
            "$ref": "#/components/schemas/PhoneNumber"
          },
          "code": {
            "$ref": "#/components/schemas/ImageCode"
          }
        }
      },
      "LoginName": {
        "type": "string",
        "description": "登录名，4–32 位字母、数字、下划线、点、@ 或短横线",
        "pattern": "^[A-Za-z0-9_.@-]{4,32}$"
      },
      "Password": {
        "type": "string",
        "description": "密码，8–64 位，同时包含字母和数字",
        "minLength": 8,
        "maxLength": 64,
        "pattern": "^(?=.*[A-Za-z])(?=.*[0-9]).*$"
      },
      "ImageCode": {
        "type": "string",
        "description": "图形验证码，不区分大小写",
        "minLength": 4,
        "maxLength": 8
      },
      "PhoneNumber": {
        "type": "string",
        "description": "中国大陆手机号",
        "pattern": "^1[3-9][0-9]{9}$"
      },
      "LoginRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "loginName",
          "password",
          "code"
        ],
        "properties": {
          "loginName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "password": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "code": {
            "$ref": "#/components/schemas/ImageCode"
          }
        }
      },
      "LoginKind": {
        "type": "string",
        "description": "TOKEN 登录名和密码，DING 消息服务",
        "enum": [
          "TOKEN",
          "DING"
        ]
      },
      "AuthCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 256,
        "description": "消息服务给的授权码，几分钟内有效，只能用一次"
      },
      "CorpId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "消息服务里一个企业的标识"
      },
      "DeptId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "部门标识，root 是最上层"
      },
      "MessengerWay": {
        "type": "string",
        "description": "WEB 在浏览器里扫码，INSIDE 在消息服务里打开页面",
        "enum": [
          "WEB",
          "INSIDE"
        ]
      },
      "MessengerPlace": {
        "type": "string",
        "description": "DESK 后台，JUDGE 评委手机：没有账号的人当作访客，不用回答任何问题",
        "enum": [
          "DESK",
          "JUDGE"
        ]
      },
      "MessengerPurpose": {
        "type": "string",
        "description": "扫码得到的授权码做什么用：LOGIN 登录，BIND 给已登录的账号关联",
        "enum": [
          "LOGIN",
          "BIND"
        ]
      },
      "MessengerRefusal": {
        "type": "string",
        "description": "消息服务为什么没有办成：没有接入；没有回应；授权码用过或过期；应用缺少权限；人或部门不在应用的可见范围；\n服务器的地址不在白名单；企业不认识这个应用；接口调用太多；身份信息对不上浏览器；登录凭据过期；\n已关联其他账号；这是唯一的登录方式；账号没有关联企业；企业不是你的；组织者没有开启通知；没有设置群\n",
        "enum": [
          "MESSENGER_NOT_CONNECTED",
          "MESSENGER_AWAY",
          "MESSENGER_CODE_USED",
          "MESSENGER_NO_PERMISSION",
          "MESSENGER_OUT_OF_RANGE",
          "MESSENGER_ADDRESS_NOT_ALLOWED",
          "MESSENGER_CORPORATION_UNKNOWN",
          "MESSENGER_BUSY",
          "MESSENGER_STATE_WRONG",
          "MESSENGER_TICKET_ENDED",
          "MESSENGER_BOUND_ELSEWHERE",
          "MESSENGER_LAST_WAY_IN",
          "MESSENGER_NO_CORPORATION",
          "MESSENGER_NOT_YOUR_CORPORATION",
          "MESSENGER_NOTICES_OFF",
          "MESSENGER_NO_GROUP"
        ]
      },
      "MessengerSetting": {
        "type": "object",
        "description": "没有接入时只有 connected",
        "required": [
          "connected",
          "demo",
          "name",
          "clientId",
          "corpId"
        ],
        "properties": {
          "connected": {
            "type": "boolean"
          },
          "demo": {
            "type": "boolean",
            "description": "模拟的消息服务，只在演示里有"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "消息服务的名字，如钉钉"
          },
          "clientId": {
            "type": [
              "string",
              "null"
            ],
            "description": "应用的标识"
          },
          "corpId": {
            "type": [
              "string",
              "null"
            ],
            "description": "企业内部应用所在的企业；多个企业共用的应用为空"
          }
        }
      },
      "MessengerLoginRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "purpose"
        ],
        "properties": {
          "purpose": {
            "$ref": "#/components/schemas/MessengerPurpose"
          },
          "embedded": {
            "type": "boolean",
            "default": false,
            "description": "二维码嵌在本站的页面里，还是跳到消息服务的页面"
          }
        }
      },
      "MessengerLoginStart": {
        "type": "object",
        "description": "一次扫码登录：state 绑在这个浏览器上，只能用一次",
        "required": [
          "state",
          "address",
          "expiresAt"
        ],
        "properties": {
          "state": {
            "type": "string"
          },
          "address": {
            "type": "string",
            "description": "消息服务的登录页，扫码后回到 /web/external/login"
          },
          "expiresAt": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "MessengerProof": {
        "type": "object",
        "description": "授权码，以及它从哪里来：WEB 要带 state，INSIDE 要带 corpId",
        "additionalProperties": false,
        "required": [
          "way",
          "authCode"
        ],
        "properties": {
          "way": {
            "$ref": "#/components/schemas/MessengerWay"
          },
          "authCode": {
            "$ref": "#/components/schemas/AuthCode"
          },
          "state": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "corpId": {
            "$ref": "#/components/schemas/CorpId"
          }
        }
      },
      "MessengerLogin": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "authCode"
        ],
        "properties": {
          "authCode": {
            "$ref": "#/components/schemas/AuthCode"
          },
          "way": {
            "allOf": [
              {
                "$ref": "#/components/schemas/MessengerWay"
              }
            ],
            "default": "INSIDE"
          },
          "place": {
            "allOf": [
              {
                "$ref": "#/components/schemas/MessengerPlace"
              }
            ],
            "default": "DESK"
          },
          "state": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "description": "WEB 时必填"
          },
          "corpId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "description": "INSIDE 时必填，除非应用只属于一个企业"
          }
        }
      },
      "MessengerLoginAnswer": {
        "type": "object",
        "description": "令牌；第一次登录后台的人还没有账号，先拿到 first，再新建或关联账号",
        "required": [
          "token",
          "first"
        ],
        "properties": {
          "token": {
            "type": [
              "string",
              "null"
            ],
            "description": "放进 Authorization 请求头，以 DING 开头"
          },
          "first": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/MessengerFirstLogin"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "MessengerFirstLogin": {
        "type": "object",
        "required": [
          "ticket",
          "name",
          "expiresAt"
        ],
        "properties": {
          "ticket": {
            "type": "string",
            "description": "证明刚才扫码的人，只能用一次"
          },
          "name": {
            "type": "string",
            "description": "消息服务里的姓名"
          },
          "expiresAt": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "MessengerTicket": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "ticket"
        ],
        "properties": {
          "ticket": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          }
        }
      },
      "MessengerBind": {
        "type": "object",
        "description": "账号的密码只问这一次",
        "additionalProperties": false,
        "required": [
          "ticket",
          "loginName",
          "password",
          "code"
        ],
        "properties": {
          "ticket": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "loginName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "password": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "code": {
            "$ref": "#/components/schemas/ImageCode"
          }
        }
      },
      "MessengerBinding": {
        "type": "object",
        "description": "账号和消息服务里的一个人",
        "required": [
          "id",
          "name",
          "corporations",
          "boundAt",
          "lastUsedAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "name": {
            "type": "string"
          },
          "corporations": {
            "type": "array",
            "description": "企业的名字",
            "items": {
              "type": "string"
            }
          },
          "boundAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "lastUsedAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "MessengerBindings": {
        "type": "object",
        "required": [
          "bindings"
        ],
        "properties": {
          "bindings": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/MessengerBinding"
            }
          }
        }
      },
      "Corporation": {
        "type": "object",
        "required": [
          "corpId",
          "corpName",
          "current"
        ],
        "properties": {
          "corpId": {
            "$ref": "#/components/schemas/CorpId"
          },
          "corpName": {
            "type": "string"
          },
          "current": {
            "type": "boolean",
            "description": "最近使用的企业，地址里的 mine"
          }
        }
      },
      "Corporations": {
        "type": "object",
        "required": [
          "corporations"
        ],
        "properties": {
          "corporations": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Corporation"
            }
          }
        }
      },
      "MessengerPageConfig": {
        "type": "object",
        "description": "按消息服务的规则为一个页面签的名",
        "required": [
          "corpId",
          "agentId",
          "timeStamp",
          "nonceStr",
          "signature"
        ],
        "properties": {
          "corpId": {
            "$ref": "#/components/schemas/CorpId"
          },
          "agentId": {
            "type": "string"
          },
          "timeStamp": {
            "type": "integer"
          },
          "nonceStr": {
            "type": "string"
          },
          "signature": {
            "type": "string"
          }
        }
      },
      "PushSignature": {
        "type": "string",
        "pattern": "^[0-9a-fA-F]{40}$"
      },
      "MessengerPush": {
        "type": "object",
        "description": "消息服务推送的消息，加密之后的",
        "required": [
          "encrypt"
        ],
        "maxProperties": 20,
        "properties": {
          "encrypt": {
            "type": "string",
            "pattern": "^[A-Za-z0-9+/=]{4,60000}$"
          }
        }
      },
      "MessengerPushAnswer": {
        "type": "object",
        "description": "对推送的回答，同样签名和加密；字段的名字是消息服务定的",
        "required": [
          "msg_signature",
          "timeStamp",
          "nonce",
          "encrypt"
        ],
        "properties": {
          "msg_signature": {
            "$ref": "#/components/schemas/PushSignature"
          },
          "timeStamp": {
            "type": "string"
          },
          "nonce": {
            "type": "string"
          },
          "encrypt": {
            "type": "string"
          }
        }
      },
      "LoginNameChoice": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "loginName",
          "password"
        ],
        "properties": {
          "loginName": {
            "$ref": "#/components/schemas/LoginName"
          },
          "password": {
            "$ref": "#/components/schemas/Password"
          }
        }
      },
      "LoginAnswer": {
        "type": "object",
        "required": [
          "token"
        ],
        "properties": {
          "token": {
            "type": "string",
            "description": "放进 Authorization 请求头，以 TOKEN、DING 或 CONSOLE 开头"
          }
        }
      },
      "ExistsAnswer": {
        "type": "object",
        "required": [
          "exists"
        ],
        "properties": {
          "exists": {
            "type": "boolean"
          }
        }
      },
      "UserKind": {
        "type": "string",
        "description": "MAIN 主账号，SUB 子账号，GUEST 只在手机上打分的访客",
        "enum": [
          "MAIN",
          "SUB",
          "GUEST"
        ]
      },
      "User": {
        "type": "object",
        "required": [
          "id",
          "loginName",
          "name",
          "phoneNumber",
          "kind",
          "mainUserId",
          "createdAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "loginName": {
            "type": [
              "string",
              "null"
            ]
          },
          "name": {
            "type": "string"
          },
          "phoneNumber": {
            "type": [
              "string",
              "null"
            ]
          },
          "kind": {
            "$ref": "#/components/schemas/UserKind"
          },
          "mainUserId": {
            "type": [
              "string",
              "null"
            ],
            "description": "子账号所属的主账号"
          },
          "createdAt": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "UserPatch": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "phoneNumber": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^1[3-9][0-9]{9}$"
          }
        }
      },
      "PasswordChange": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "oldPassword",
          "newPassword"
        ],
        "properties": {
          "oldPassword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "newPassword": {
            "$ref": "#/components/schemas/Password"
          }
        }
      },
      "SubUser": {
        "type": "object",
        "required": [
          "id",
          "loginName",
          "name",
          "phoneNumber",
          "competitionIds",
          "createdAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "loginName": {
            "type": [
              "string",
              "null"
            ],
            "description": "只用消息服务登录的子账号没有登录名"
          },
          "name": {
            "type": "string"
          },
          "phoneNumber": {
            "type": [
              "string",
              "null"
            ]
          },
          "competitionIds": {
            "type": "array",
            "description": "可以管理的比赛",
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          },
          "createdAt": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "SubUsers": {
        "type": "object",
        "required": [
          "subUsers"
        ],
        "properties": {
          "subUsers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SubUser"
            }
          }
        }
      },
      "SubUserCreate": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "loginName",
          "password",
          "name"
        ],
        "properties": {
          "loginName": {
            "$ref": "#/components/schemas/LoginName"
          },
          "password": {
            "$ref": "#/components/schemas/Password"
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "phoneNumber": {
            "$ref": "#/components/schemas/PhoneNumber"
          },
          "competitionIds": {
            "type": "array",
            "maxItems": 1000,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          }
        }
      },
      "SubUserPatch": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "password": {
            "$ref": "#/components/schemas/Password"
          },
          "phoneNumber": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^1[3-9][0-9]{9}$"
          },
          "competitionIds": {
            "type": "array",
            "maxItems": 1000,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          }
        }
      },
      "Session": {
        "type": "object",
        "required": [
          "id",
          "kind",
          "current",
          "createdAt",
          "lastSeenAt",
          "expiresAt",
          "client"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "kind": {
            "$ref": "#/components/schemas/LoginKind"
          },
          "current": {
            "type": "boolean",
            "description": "是否就是当前这次登录"
          },
          "client": {
            "type": "string",
            "description": "设备描述，取自浏览器标识"
          },
          "createdAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "lastSeenAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "expiresAt": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "Sessions": {
        "type": "object",
        "required": [
          "sessions"
        ],
        "properties": {
          "sessions": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Session"
            }
          }
        }
      },
      "CompetitionStatus": {
        "type": "string",
        "description": "REHEARSAL 试用彩排，OFFICIAL 正式，ENDED 已结束",
        "enum": [
          "REHEARSAL",
          "OFFICIAL",
          "ENDED"
        ]
      },
      "Mode": {
        "type": "string",
        "description": "SCORE 打分，VOTE 投票，BATTLE 对战",
        "enum": [
          "SCORE",
          "VOTE",
          "BATTLE"
        ]
      },
      "ScreenTheme": {
        "type": "string",
        "description": "大屏主题：曜石金、星河蓝、中国红、素白",
        "enum": [
          "OBSIDIAN",
          "GALAXY",
          "CRIMSON",
          "DAYLIGHT"
        ]
      },
      "Colour": {
        "type": "string",
        "description": "十六进制颜色，如",
        "pattern": "^#[0-9A-Fa-f]{6}$"
      },
      "ImageUrl": {
        "type": "string",
        "description": "图片地址，https 地址、本站路径，或不超过 600 kB 的 data 图片",
        "maxLength": 820000,
        "pattern": "^(https://[^\\s\"'<>\\\\]+|/[^\\s\"'<>\\\\/][^\\s\"'<>\\\\]*|data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+)$"
      },
      "Look": {
        "type": "object",
        "description": "大屏外观",
        "required": [
          "theme",
          "primaryColour",
          "secondaryColour",
          "background",
          "logo",
          "cover",
          "slogan",
          "organiser",
          "venue",
          "startTime"
        ],
        "properties": {
          "theme": {
            "$ref": "#/components/schemas/ScreenTheme"
          },
          "primaryColour": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Colour"
              },
              {
                "type": "null"
              }
            ]
          },
          "secondaryColour": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Colour"
              },
              {
                "type": "null"
              }
            ]
          },
          "background": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImageUrl"
              },
              {
                "type": "null"
              }
            ]
          },
          "logo": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImageUrl"
              },
              {
                "type": "null"
              }
            ]
          },
          "cover": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImageUrl"
              },
              {
                "type": "null"
              }
            ]
          },
          "slogan": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "organiser": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "venue": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "startTime": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "BaseSetting": {
        "type": "object",
        "required": [
          "name",
          "look",
          "signUpOpen",
          "signUpApproval",
          "seatSignsIn",
          "invitationText",
          "consolePasscode",
          "embedOrigins",
          "messengerNotices",
          "groupRobot"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "look": {
            "$ref": "#/components/schemas/Look"
          },
          "signUpOpen": {
            "type": "boolean",
            "description": "是否开放评委报名"
          },
          "signUpApproval": {
            "type": "boolean",
            "description": "报名是否需要审核"
          },
          "seatSignsIn": {
            "type": "boolean",
            "description": "打开席位链接时是否自动签到"
          },
          "invitationText": {
            "type": "string",
            "maxLength": 500
          },
          "messengerNotices": {
            "type": "boolean",
            "description": "控制台可以用消息服务提醒评委、把结果发到群里"
          },
          "groupRobot": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/GroupRobot"
              },
              {
                "type": "null"
              }
            ]
          },
          "consolePasscode": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9A-Za-z]{4,16}$",
            "description": "控制台口令，4–16 位字母或数字"
          },
          "embedOrigins": {
            "type": "array",
            "description": "允许嵌入大屏的网站",
            "maxItems": 20,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "pattern": "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"
            }
          }
        }
      },
      "BaseSettingPatch": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "look": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "theme": {
                "$ref": "#/components/schemas/ScreenTheme"
              },
              "primaryColour": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/Colour"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "secondaryColour": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/Colour"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "background": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/ImageUrl"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "logo": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/ImageUrl"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "cover": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/ImageUrl"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "slogan": {
                "type": "string",
                "maxLength": 60,
                "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
              },
              "organiser": {
                "type": "string",
                "maxLength": 60,
                "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
              },
              "venue": {
                "type": "string",
                "maxLength": 60,
                "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
              },
              "startTime": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/EpochMs"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          },
          "signUpOpen": {
            "type": "boolean"
          },
          "signUpApproval": {
            "type": "boolean"
          },
          "seatSignsIn": {
            "type": "boolean"
          },
          "invitationText": {
            "type": "string",
            "maxLength": 500
          },
          "messengerNotices": {
            "type": "boolean"
          },
          "groupRobot": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/GroupRobot"
              },
              {
                "type": "null"
              }
            ]
          },
          "consolePasscode": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9A-Za-z]{4,16}$"
          },
          "embedOrigins": {
            "type": "array",
            "maxItems": 20,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "pattern": "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"
            }
          }
        }
      },
      "TieBreakKind": {
        "type": "string",
        "description": "同分时可以比较什么：UNTRIMMED_MEAN 不去分的平均，HIGHEST_JUDGE 最高的评委分，ITEM 一个评分项，GROUP 一个评委组，SORT 出场顺序",
        "enum": [
          "UNTRIMMED_MEAN",
          "HIGHEST_JUDGE",
          "ITEM",
          "GROUP",
          "SORT"
        ]
      },
      "TieBreak": {
        "type": "string",
        "description": "同分时比较的一项，由 TieBreakKind 和所指的标识组成：ITEM:评分项、UNTRIMMED_MEAN 不去分的平均、HIGHEST_JUDGE 最高的评委分、GROUP:评委组、SORT 出场顺序",
        "pattern": "^(ITEM:[A-Za-z0-9_-]{1,64}|GROUP:[A-Za-z0-9_-]{1,64}|UNTRIMMED_MEAN|HIGHEST_JUDGE|SORT)$"
      },
      "Calculation": {
        "type": "string",
        "description": "评委分怎样合成一个分数：MEAN 取平均，MEDIAN 取中位数（双数时取中间两个的平均），SUM 求和",
        "enum": [
          "MEAN",
          "MEDIAN",
          "SUM"
        ]
      },
      "DropScope": {
        "type": "string",
        "description": "去分时比较什么：ITEM 每个评分项的分数，TOTAL 评委总分",
        "enum": [
          "ITEM",
          "TOTAL"
        ]
      },
      "RoundingStage": {
        "type": "string",
        "description": "什么时候取整：EACH_STEP 每一步，FINAL 最后",
        "enum": [
          "EACH_STEP",
          "FINAL"
        ]
      },
      "RankNumbering": {
        "type": "string",
        "description": "并列之后的名次：COMPETITION 跳号，DENSE 不跳号",
        "enum": [
          "COMPETITION",
          "DENSE"
        ]
      },
      "Setting": {
        "type": "object",
        "description": "计分规则；全部字段总是存在",
        "required": [
          "mode",
          "enableItem",
          "enableScoreItemCombine",
          "convenientScore",
          "enableCountdown",
          "countdownSeconds",
          "enableExceededFoulTimes",
          "enableLeadScore",
          "leadScore",
          "fullScore",
          "minScore",
          "decimals",
          "calculation",
          "dropHighest",
          "dropLowest",
          "dropScope",
          "roundingStage",
          "ranking",
          "tieBreaks",
          "voteLimit",
          "anonymousJudges",
          "rankPageSize"
        ],
        "properties": {
          "mode": {
            "$ref": "#/components/schemas/Mode"
          },
          "enableItem": {
            "type": "boolean",
            "description": "是否启用评分项"
          },
          "enableScoreItemCombine": {
            "type": "boolean",
            "description": "评分项是否合并打分（一次打完全部评分项）"
          },
          "convenientScore": {
            "type": "string",
            "maxLength": 120,
            "pattern": "^$|^-?[0-9]{1,6}(\\.[0-9]{1,3})?(,-?[0-9]{1,6}(\\.[0-9]{1,3})?){0,11}$",
            "description": "快捷分，用逗号分隔"
          },
          "enableCountdown": {
            "type": "boolean",
            "description": "是否启用倒计时"
          },
          "countdownSeconds": {
            "type": "integer",
            "minimum": 5,
            "maximum": 7200,
            "description": "倒计时秒数"
          },
          "enableExceededFoulTimes": {
            "type": "boolean",
            "description": "犯规超过允许次数是否自动判负"
          },
          "enableLeadScore": {
            "type": "boolean",
            "description": "领先达到分差是否自动判胜"
          },
          "leadScore": {
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": 100000,
            "multipleOf": 0.001,
            "description": "判胜所需的领先分"
          },
          "fullScore": {
            "type": "number",
            "minimum": 0.001,
            "maximum": 100000,
            "multipleOf": 0.001,
            "description": "满分"
          },
          "minScore": {
            "type": "number",
            "minimum": -100000,
            "maximum": 100000,
            "multipleOf": 0.001,
            "description": "最低分"
          },
          "decimals": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3,
            "description": "小数位数"
          },
          "calculation": {
            "$ref": "#/components/schemas/Calculation"
          },
          "dropHighest": {
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "description": "去掉几个最高分"
          },
          "dropLowest": {
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "description": "去掉几个最低分"
          },
          "dropScope": {
            "$ref": "#/components/schemas/DropScope",
            "description": "去分按评分项还是按评委总分"
          },
          "roundingStage": {
            "$ref": "#/components/schemas/RoundingStage",
            "description": "每一步取整还是最后取整"
          },
          "ranking": {
            "$ref": "#/components/schemas/RankNumbering",
            "description": "并列名次后是否跳号"
          },
          "tieBreaks": {
            "type": "array",
            "maxItems": 12,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/TieBreak"
            }
          },
          "voteLimit": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100000,
            "description": "每位评委在一个节目组最多投几票，0 为不限"
          },
          "anonymousJudges": {
            "type": "boolean",
            "description": "大屏亮分时不显示评委姓名"
          },
          "rankPageSize": {
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "description": "排名每页行数"
          },
          "rankCovered": {
            "type": "boolean",
            "description": "排名是否默认从全部盖着开始、由操作员逐个揭晓；不给为否"
          },
          "rankPaceMs": {
            "type": "integer",
            "minimum": 300,
            "maximum": 10000,
            "description": "排名自动播放时每一名之间的时间（毫秒）；不给为 600"
          }
        }
      },
      "Item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "itemName",
          "proportion",
          "maxScore"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "itemName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "proportion": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "multipleOf": 0.001,
            "description": "占比（百分数），全部评分项相加为 100"
          },
          "maxScore": {
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": 100000,
            "multipleOf": 0.001,
            "description": "该项满分"
          }
        }
      },
      "ItemInput": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "itemName",
          "proportion"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "itemName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "proportion": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "multipleOf": 0.001
          },
          "maxScore": {
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": 100000,
            "multipleOf": 0.001
          }
        }
      },
      "Foul": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "foulName",
          "times"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "foulName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "times": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "description": "允许的次数，超过即判负"
          }
        }
      },
      "FoulInput": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "foulName",
          "times"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "foulName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "times": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99
          }
        }
      },
      "ScoreSetting": {
        "type": "object",
        "required": [
          "setting",
          "items",
          "fouls",
          "locked"
        ],
        "properties": {
          "setting": {
            "$ref": "#/components/schemas/Setting"
          },
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Item"
            }
          },
          "fouls": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Foul"
            }
          },
          "locked": {
            "type": "boolean",
            "description": "已有正式分数时，会改变分数含义的字段被锁定"
          },
          "lockedReason": {
            "type": "string",
            "description": "锁定原因"
          }
        }
      },
      "ScoreSettingPatch": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "setting": {
            "type": "object",
            "additionalProperties": false,
            "minProperties": 1,
            "properties": {
              "mode": {
                "$ref": "#/components/schemas/Mode"
              },
              "enableItem": {
                "type": "boolean"
              },
              "enableScoreItemCombine": {
                "type": "boolean"
              },
              "convenientScore": {
                "type": "string",
                "maxLength": 120,
                "pattern": "^$|^-?[0-9]{1,6}(\\.[0-9]{1,3})?(,-?[0-9]{1,6}(\\.[0-9]{1,3})?){0,11}$"
              },
              "enableCountdown": {
                "type": "boolean"
              },
              "countdownSeconds": {
                "type": "integer",
                "minimum": 5,
                "maximum": 7200
              },
              "enableExceededFoulTimes": {
                "type": "boolean"
              },
              "enableLeadScore": {
                "type": "boolean"
              },
              "leadScore": {
                "type": "number",
                "exclusiveMinimum": 0,
                "maximum": 100000,
                "multipleOf": 0.001
              },
              "fullScore": {
                "type": "number",
                "minimum": 0.001,
                "maximum": 100000,
                "multipleOf": 0.001
              },
              "minScore": {
                "type": "number",
                "minimum": -100000,
                "maximum": 100000,
                "multipleOf": 0.001
              },
              "decimals": {
                "type": "integer",
                "minimum": 0,
                "maximum": 3
              },
              "calculation": {
                "$ref": "#/components/schemas/Calculation"
              },
              "dropHighest": {
                "type": "integer",
                "minimum": 0,
                "maximum": 5
              },
              "dropLowest": {
                "type": "integer",
                "minimum": 0,
                "maximum": 5
              },
              "dropScope": {
                "$ref": "#/components/schemas/DropScope"
              },
              "roundingStage": {
                "$ref": "#/components/schemas/RoundingStage"
              },
              "ranking": {
                "$ref": "#/components/schemas/RankNumbering"
              },
              "tieBreaks": {
                "type": "array",
                "maxItems": 12,
                "uniqueItems": true,
                "items": {
                  "$ref": "#/components/schemas/TieBreak"
                }
              },
              "voteLimit": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "anonymousJudges": {
                "type": "boolean"
              },
              "rankPageSize": {
                "type": "integer",
                "minimum": 1,
                "maximum": 20
              },
              "rankCovered": {
                "type": "boolean"
              },
              "rankPaceMs": {
                "type": "integer",
                "minimum": 300,
                "maximum": 10000
              }
            }
          },
          "items": {
            "type": "array",
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/ItemInput"
            },
            "description": "整体替换评分项，带 id 的保留"
          },
          "fouls": {
            "type": "array",
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/FoulInput"
            },
            "description": "整体替换犯规，带 id 的保留"
          }
        }
      },
      "Competition": {
        "type": "object",
        "required": [
          "id",
          "name",
          "status",
          "official",
          "mode",
          "look",
          "programCount",
          "judgeCount",
          "parentId",
          "createdAt",
          "updatedAt",
          "deletedAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "name": {
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/CompetitionStatus"
          },
          "official": {
            "type": "boolean",
            "description": "是否已转为正式比赛"
          },
          "mode": {
            "$ref": "#/components/schemas/Mode"
          },
          "look": {
            "$ref": "#/components/schemas/Look"
          },
          "programCount": {
            "type": "integer",
            "minimum": 0
          },
          "judgeCount": {
            "type": "integer",
            "minimum": 0,
            "description": "已通过的评委数"
          },
          "parentId": {
            "type": [
              "string",
              "null"
            ],
            "description": "由哪场比赛晋级而来"
          },
          "createdAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "updatedAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "deletedAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ],
            "description": "删除时间，30 天内可恢复"
          }
        }
      },
      "Pageable": {
        "type": "object",
        "required": [
          "pageNumber",
          "pageSize"
        ],
        "properties": {
          "pageNumber": {
            "type": "integer",
            "minimum": 0,
            "description": "从 0 开始"
          },
          "pageSize": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "CompetitionPage": {
        "type": "object",
        "required": [
          "content",
          "pageable",
          "totalElements"
        ],
        "properties": {
          "content": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Competition"
            }
          },
          "pageable": {
            "$ref": "#/components/schemas/Pageable"
          },
          "totalElements": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "CompetitionLists": {
        "type": "object",
        "required": [
          "asAdmin",
          "asJudge"
        ],
        "properties": {
          "asAdmin": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Competition"
            }
          },
          "asJudge": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JudgedCompetition"
            }
          }
        }
      },
      "JudgedCompetition": {
        "type": "object",
        "required": [
          "id",
          "name",
          "status",
          "mode",
          "look",
          "judgeId",
          "number",
          "approval",
          "signIn"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "name": {
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/CompetitionStatus"
          },
          "mode": {
            "$ref": "#/components/schemas/Mode"
          },
          "look": {
            "$ref": "#/components/schemas/Look"
          },
          "judgeId": {
            "$ref": "#/components/schemas/Id"
          },
          "number": {
            "type": [
              "integer",
              "null"
            ]
          },
          "approval": {
            "$ref": "#/components/schemas/Approval"
          },
          "signIn": {
            "type": "boolean"
          }
        }
      },
      "CompetitionCreate": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "mode": {
            "$ref": "#/components/schemas/Mode"
          }
        }
      },
      "NameChange": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          }
        }
      },
      "StatusAnswer": {
        "type": "object",
        "required": [
          "status",
          "official"
        ],
        "properties": {
          "status": {
            "$ref": "#/components/schemas/CompetitionStatus"
          },
          "official": {
            "type": "boolean"
          }
        }
      },
      "Confirmation": {
        "type": "object",
        "description": "需要输入比赛名称确认的危险操作",
        "additionalProperties": false,
        "required": [
          "confirmName"
        ],
        "properties": {
          "confirmName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "description": "与比赛名称一致才会执行"
          }
        }
      },
      "CleanScoresRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "confirmName"
        ],
        "properties": {
          "confirmName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "description": "与比赛名称一致才会执行"
          },
          "onlyStatus": {
            "description": "只在比赛处于这个状态时清空，否则拒绝；彩排演练用它保证不碰正式成绩",
            "allOf": [
              {
                "$ref": "#/components/schemas/CompetitionStatus"
              }
            ]
          }
        }
      },
      "PromotionRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$",
            "description": "下一轮比赛的名称"
          },
          "topPerGroup": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "每组取前几名"
          },
          "programIds": {
            "type": "array",
            "minItems": 1,
            "maxItems": 10000,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/Id"
            },
            "description": "直接指定晋级的节目"
          }
        }
      },
      "PublicCompetition": {
        "type": "object",
        "description": "任何人凭比赛标识可以看到的信息",
        "required": [
          "id",
          "name",
          "status",
          "mode",
          "look",
          "signUpOpen",
          "signUpApproval",
          "invitationText",
          "consoleLogin",
          "messengerNotices"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "name": {
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/CompetitionStatus"
          },
          "mode": {
            "$ref": "#/components/schemas/Mode"
          },
          "look": {
            "$ref": "#/components/schemas/Look"
          },
          "signUpOpen": {
            "type": "boolean"
          },
          "signUpApproval": {
            "type": "boolean"
          },
          "invitationText": {
            "type": "string"
          },
          "consoleLogin": {
            "type": "boolean",
            "description": "是否设置了控制台口令"
          },
          "messengerNotices": {
            "type": "boolean",
            "description": "组织者开启了消息服务的通知，这里也接入了消息服务"
          }
        }
      },
      "ChecklistCode": {
        "type": "string",
        "description": "开赛前检查项",
        "enum": [
          "PROGRAMS",
          "JUDGES",
          "PENDING_JUDGES",
          "PROPORTIONS",
          "PAIRING",
          "DROP_COUNT",
          "QUICK_SCORES",
          "PASSCODE",
          "OFFICIAL",
          "POINTS",
          "SIGNED_IN"
        ]
      },
      "ChecklistLevel": {
        "type": "string",
        "description": "检查结果：OK 已就绪，WARNING 请留意，MISSING 还缺",
        "enum": [
          "OK",
          "WARNING",
          "MISSING"
        ]
      },
      "ChecklistEntry": {
        "type": "object",
        "required": [
          "code",
          "level",
          "count"
        ],
        "properties": {
          "code": {
            "$ref": "#/components/schemas/ChecklistCode"
          },
          "level": {
            "$ref": "#/components/schemas/ChecklistLevel"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "相关的数量，如还缺几项"
          }
        }
      },
      "Checklist": {
        "type": "object",
        "required": [
          "ready",
          "entries"
        ],
        "properties": {
          "ready": {
            "type": "boolean"
          },
          "entries": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ChecklistEntry"
            }
          }
        }
      },
      "Approval": {
        "type": "string",
        "description": "PENDING 待审核，APPROVED 已通过，REJECTED 已拒绝",
        "enum": [
          "PENDING",
          "APPROVED",
          "REJECTED"
        ]
      },
      "TwinState": {
        "type": "object",
        "required": [
          "judges",
          "played"
        ],
        "properties": {
          "judges": {
            "type": "integer",
            "minimum": 0,
            "description": "现有的模拟评委人数；没有人正在演练时，是上一次没有结束留下的"
          },
          "played": {
            "type": "boolean",
            "description": "有节目已经上过场或有了成绩"
          }
        }
      },
      "TwinRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "judges"
        ],
        "properties": {
          "judges": {
            "type": "integer",
            "minimum": 1,
            "maximum": 50,
            "description": "模拟评委的人数"
          }
        }
      },
      "SimulatedJudge": {
        "type": "object",
        "required": [
          "judge",
          "token"
        ],
        "properties": {
          "judge": {
            "$ref": "#/components/schemas/JudgeRef"
          },
          "token": {
            "type": "string",
            "description": "这位模拟评委的登录，放进 Authorization"
          }
        }
      },
      "TwinAnswer": {
        "type": "object",
        "required": [
          "judges"
        ],
        "properties": {
          "judges": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SimulatedJudge"
            }
          }
        }
      },
      "JudgeRef": {
        "type": "object",
        "required": [
          "id",
          "number",
          "name"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "number": {
            "type": [
              "integer",
              "null"
            ]
          },
          "name": {
            "type": "string"
          }
        }
      },
      "Judge": {
        "type": "object",
        "required": [
          "id",
          "number",
          "name",
          "phoneNumber",
          "organisation",
          "title",
          "remark",
          "judgeGroupId",
          "approval",
          "signIn",
          "recusedProgramIds",
          "createdAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "number": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "编号，通过审核后才有，从 1 起连续"
          },
          "name": {
            "type": "string"
          },
          "phoneNumber": {
            "type": [
              "string",
              "null"
            ]
          },
          "organisation": {
            "type": "string"
          },
          "title": {
            "type": "string"
          },
          "remark": {
            "type": "string"
          },
          "judgeGroupId": {
            "type": [
              "string",
              "null"
            ]
          },
          "approval": {
            "$ref": "#/components/schemas/Approval"
          },
          "signIn": {
            "type": "boolean"
          },
          "recusedProgramIds": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Id"
            },
            "description": "回避的节目"
          },
          "createdAt": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "ApprovedJudges": {
        "type": "object",
        "required": [
          "users"
        ],
        "properties": {
          "users": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Judge"
            }
          }
        }
      },
      "JudgePage": {
        "type": "object",
        "required": [
          "content",
          "pageable",
          "totalElements"
        ],
        "properties": {
          "content": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Judge"
            }
          },
          "pageable": {
            "$ref": "#/components/schemas/Pageable"
          },
          "totalElements": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "JudgeCreate": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "phoneNumber": {
            "$ref": "#/components/schemas/PhoneNumber"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "judgeGroupId": {
            "$ref": "#/components/schemas/Id"
          },
          "organisation": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^([\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*)?$"
          },
          "title": {
            "type": "string",
            "maxLength": 40
          },
          "remark": {
            "type": "string",
            "maxLength": 200
          }
        }
      },
      "JudgePatch": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "phoneNumber": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^1[3-9][0-9]{9}$"
          },
          "judgeGroupId": {
            "$ref": "#/components/schemas/Id"
          },
          "organisation": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^([\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*)?$"
          },
          "title": {
            "type": "string",
            "maxLength": 40
          },
          "remark": {
            "type": "string",
            "maxLength": 200
          },
          "recusedProgramIds": {
            "type": "array",
            "maxItems": 10000,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          }
        }
      },
      "JudgeApply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "phoneNumber"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "phoneNumber": {
            "$ref": "#/components/schemas/PhoneNumber"
          },
          "organisation": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^([\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*)?$"
          },
          "title": {
            "type": "string",
            "maxLength": 40
          },
          "remark": {
            "type": "string",
            "maxLength": 200
          }
        }
      },
      "JoinGroupRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "judgeIds",
          "judgeGroupId"
        ],
        "properties": {
          "judgeIds": {
            "type": "array",
            "minItems": 1,
            "maxItems": 1000,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          },
          "judgeGroupId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "ReorderRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "judgeIds"
        ],
        "properties": {
          "judgeIds": {
            "type": "array",
            "minItems": 1,
            "maxItems": 10000,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/Id"
            },
            "description": "全部已通过评委的新顺序"
          }
        }
      },
      "JudgeGroup": {
        "type": "object",
        "required": [
          "id",
          "groupName",
          "weight",
          "sort",
          "judgeCount"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "groupName": {
            "type": "string"
          },
          "weight": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "multipleOf": 0.001,
            "description": "权重（百分数）"
          },
          "sort": {
            "type": "integer",
            "minimum": 1
          },
          "judgeCount": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "JudgeGroups": {
        "type": "object",
        "required": [
          "judgeGroups"
        ],
        "properties": {
          "judgeGroups": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JudgeGroup"
            }
          }
        }
      },
      "JudgeGroupsPatch": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "judgeGroups"
        ],
        "properties": {
          "judgeGroups": {
            "type": "array",
            "description": "整体替换评委组，带 id 的保留；仍有评委的组不能去掉",
            "minItems": 1,
            "maxItems": 50,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "groupName",
                "weight"
              ],
              "properties": {
                "id": {
                  "$ref": "#/components/schemas/Id"
                },
                "groupName": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 30,
                  "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
                },
                "weight": {
                  "type": "number",
                  "exclusiveMinimum": 0,
                  "maximum": 100,
                  "multipleOf": 0.001
                }
              }
            }
          }
        }
      },
      "ImportBefore": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "competitionId"
        ],
        "properties": {
          "competitionId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "ImportAnswer": {
        "type": "object",
        "required": [
          "preview",
          "imported",
          "refused",
          "refusedRows",
          "importId",
          "createdGroups",
          "columns",
          "accepted"
        ],
        "properties": {
          "preview": {
            "type": "boolean",
            "description": "只是检查，什么也没有保存"
          },
          "imported": {
            "type": "integer",
            "minimum": 0,
            "description": "导入的行数；只检查时是可以导入的行数"
          },
          "refused": {
            "type": "integer",
            "minimum": 0,
            "description": "没有导入的行数"
          },
          "importId": {
            "type": [
              "string",
              "null"
            ],
            "description": "用来下载失败明细，只检查时没有"
          },
          "refusedRows": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "$ref": "#/components/schemas/RefusedRow"
            },
            "description": "每行一条，最多前 1000 条"
          },
          "createdGroups": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "新建的组"
          },
          "columns": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "accepted 各列的名称"
          },
          "accepted": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/AcceptedRow"
            },
            "description": "可以导入的行，最多前 100 条"
          }
        }
      },
      "AcceptedRow": {
        "type": "object",
        "required": [
          "line",
          "cells"
        ],
        "properties": {
          "line": {
            "type": "integer",
            "minimum": 1
          },
          "cells": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "ImportRuns": {
        "type": "object",
        "required": [
          "imports"
        ],
        "properties": {
          "imports": {
            "type": "array",
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/ImportRun"
            },
            "description": "新的在前"
          }
        }
      },
      "ImportSubject": {
        "type": "string",
        "description": "导入什么：JUDGES 评委，PROGRAMS 节目",
        "enum": [
          "JUDGES",
          "PROGRAMS"
        ]
      },
      "ImportSource": {
        "type": "string",
        "description": "从哪里导入：SPREADSHEET 表格文件，BEFORE 以前的比赛，ADDRESS_BOOK 通讯录",
        "enum": [
          "SPREADSHEET",
          "BEFORE",
          "ADDRESS_BOOK"
        ]
      },
      "ImportState": {
        "type": "string",
        "description": "导入的进度：READING 读取中，STORING 保存中，DONE 已完成，FAILED 没有成功",
        "enum": [
          "READING",
          "STORING",
          "DONE",
          "FAILED"
        ]
      },
      "ImportRun": {
        "type": "object",
        "required": [
          "id",
          "what",
          "source",
          "name",
          "state",
          "done",
          "total",
          "percent",
          "imported",
          "refused",
          "detail",
          "startedAt",
          "endedAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "what": {
            "$ref": "#/components/schemas/ImportSubject"
          },
          "source": {
            "$ref": "#/components/schemas/ImportSource"
          },
          "name": {
            "type": "string",
            "description": "文件名，或来源比赛的名称"
          },
          "state": {
            "$ref": "#/components/schemas/ImportState",
            "description": "读取中、保存中、已完成、没有成功"
          },
          "done": {
            "type": "integer",
            "minimum": 0,
            "description": "已处理的行数"
          },
          "total": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "总行数；读取中是按已读内容的估计，刚开始时未知"
          },
          "percent": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "整个导入完成了百分之几，读取占前 60，保存占后 40"
          },
          "imported": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0
          },
          "refused": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0
          },
          "detail": {
            "type": [
              "string",
              "null"
            ],
            "description": "没有成功的原因"
          },
          "startedAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "endedAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "RefusedRow": {
        "type": "object",
        "required": [
          "line",
          "column",
          "value",
          "reason"
        ],
        "properties": {
          "line": {
            "type": "integer",
            "minimum": 1
          },
          "column": {
            "type": "string"
          },
          "value": {
            "type": "string"
          },
          "reason": {
            "type": "string"
          }
        }
      },
      "ImportAddressBook": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "corpId",
          "users"
        ],
        "properties": {
          "corpId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "description": "企业标识，mine 是登录者最近使用的企业"
          },
          "users": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "$ref": "#/components/schemas/AddressBookUser"
            }
          },
          "deptIds": {
            "type": "array",
            "maxItems": 100,
            "uniqueItems": true,
            "description": "整个部门，连同下级部门",
            "items": {
              "$ref": "#/components/schemas/DeptId"
            }
          }
        }
      },
      "SpreadsheetUpload": {
        "type": "object",
        "required": [
          "file"
        ],
        "properties": {
          "file": {
            "type": "string",
            "format": "binary",
            "description": "xlsx 或 csv（UTF-8、GB18030）文件，最大 10 MB，最多 10000 行"
          }
        }
      },
      "StatisticsSheets": {
        "type": "string",
        "description": "全部、排名、得分明细、评委×节目、加减分",
        "enum": [
          "ALL",
          "RANKING",
          "DETAIL",
          "MATRIX",
          "ADJUSTMENTS"
        ],
        "default": "ALL"
      },
      "PrintedSheet": {
        "type": "string",
        "description": "汇总表、评分表",
        "enum": [
          "SUMMARY",
          "SCORE_SHEET"
        ]
      },
      "ImagePurpose": {
        "type": "string",
        "description": "标志、封面、大屏背景",
        "enum": [
          "LOGO",
          "COVER",
          "BACKGROUND"
        ]
      },
      "ImageUpload": {
        "type": "object",
        "required": [
          "file"
        ],
        "properties": {
          "file": {
            "type": "string",
            "format": "binary",
            "description": "JPEG、PNG、WebP、GIF 或 AVIF 图片，最大 10 MB"
          }
        }
      },
      "UploadedImage": {
        "type": "object",
        "required": [
          "url",
          "width",
          "height",
          "size"
        ],
        "properties": {
          "url": {
            "type": "string",
            "description": "本站路径，可以写进基础设置"
          },
          "width": {
            "type": "integer",
            "minimum": 1
          },
          "height": {
            "type": "integer",
            "minimum": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "description": "字节数"
          }
        }
      },
      "JudgeStatus": {
        "type": "object",
        "required": [
          "applied",
          "judge"
        ],
        "properties": {
          "applied": {
            "type": "boolean",
            "description": "是否已经报名"
          },
          "judge": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Judge"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "Seat": {
        "type": "object",
        "description": "评委的个人席位链接，印在席卡上",
        "required": [
          "judgeId",
          "code",
          "path",
          "usedAt"
        ],
        "properties": {
          "judgeId": {
            "$ref": "#/components/schemas/Id"
          },
          "code": {
            "type": "string"
          },
          "path": {
            "type": "string",
            "description": "本站路径，如 /web/judge/seat/…"
          },
          "usedAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "Seats": {
        "type": "object",
        "required": [
          "seats"
        ],
        "properties": {
          "seats": {
            "type": "array",
            "items": {
              "allOf": [
                {
                  "$ref": "#/components/schemas/Seat"
                },
                {
                  "type": "object",
                  "required": [
                    "number",
                    "name",
                    "judgeGroupId"
                  ],
                  "properties": {
                    "number": {
                      "type": [
                        "integer",
                        "null"
                      ]
                    },
                    "name": {
                      "type": "string"
                    },
                    "judgeGroupId": {
                      "type": [
                        "string",
                        "null"
                      ]
                    }
                  }
                }
              ]
            }
          }
        }
      },
      "SeatOpen": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "takeOver": {
            "type": "boolean",
            "description": "已在另一部手机上打开时，是否改用这部手机"
          },
          "phone": {
            "type": "string",
            "minLength": 16,
            "maxLength": 64,
            "description": "这部手机自己生成并保存的随机串；答复丢失后再打开，服务器知道还是同一部手机"
          }
        }
      },
      "SeatAnswer": {
        "type": "object",
        "required": [
          "token",
          "competitionId",
          "judge"
        ],
        "properties": {
          "token": {
            "type": "string"
          },
          "competitionId": {
            "$ref": "#/components/schemas/Id"
          },
          "judge": {
            "$ref": "#/components/schemas/JudgeRef"
          }
        }
      },
      "Invitation": {
        "type": "object",
        "required": [
          "code",
          "path",
          "createdAt"
        ],
        "properties": {
          "code": {
            "type": [
              "string",
              "null"
            ],
            "description": "邀请码，撤销后为空"
          },
          "path": {
            "type": [
              "string",
              "null"
            ],
            "description": "报名页的本站路径"
          },
          "createdAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "SubmittedScore": {
        "type": "object",
        "required": [
          "programId",
          "itemId",
          "score",
          "revision",
          "receipt",
          "at"
        ],
        "properties": {
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemId": {
            "type": [
              "string",
              "null"
            ]
          },
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "revision": {
            "type": "integer",
            "minimum": 1,
            "description": "第几次提交"
          },
          "receipt": {
            "type": "string",
            "description": "服务器回执码"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "OwnScores": {
        "type": "object",
        "required": [
          "scores",
          "programs",
          "lateScores"
        ],
        "properties": {
          "scores": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SubmittedScore"
            }
          },
          "programs": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StageProgram"
            }
          },
          "lateScores": {
            "type": "array",
            "description": "自己迟到的分数和操作员的决定，按时间排列",
            "items": {
              "$ref": "#/components/schemas/LateScore"
            }
          }
        }
      },
      "ScoreSubmission": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "scores"
        ],
        "properties": {
          "scores": {
            "type": "array",
            "minItems": 1,
            "maxItems": 20,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "itemId",
                "score"
              ],
              "properties": {
                "itemId": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "maxLength": 64,
                  "description": "评分项，整体打分时为空"
                },
                "score": {
                  "$ref": "#/components/schemas/Score"
                },
                "seenRevision": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 1000000,
                  "description": "提交时这部手机所知的是第几次提交，没有为 0；服务器已有更新的一次时拒绝，不覆盖"
                }
              }
            }
          },
          "windowId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "SubmissionAnswer": {
        "type": "object",
        "required": [
          "version",
          "receipt",
          "scores"
        ],
        "properties": {
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "receipt": {
            "type": "string",
            "description": "服务器回执码，重复提交得到同一个"
          },
          "scores": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SubmittedScore"
            }
          }
        }
      },
      "ProgramPhase": {
        "type": "string",
        "description": "WAITING 待上场，SPEECH 演讲中，SCORING 打分中，REVEALED 已亮分，RESULT 已出分；对战为 BATTLE 进行中、DETERMINED 已判定",
        "enum": [
          "WAITING",
          "SPEECH",
          "SCORING",
          "REVEALED",
          "RESULT",
          "BATTLE",
          "DETERMINED"
        ]
      },
      "ProgramItemResult": {
        "type": "object",
        "required": [
          "itemId",
          "score",
          "phase"
        ],
        "properties": {
          "itemId": {
            "$ref": "#/components/schemas/Id"
          },
          "score": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "phase": {
            "$ref": "#/components/schemas/ProgramPhase"
          }
        }
      },
      "ProgramFoulRecord": {
        "type": "object",
        "required": [
          "foulId",
          "times"
        ],
        "properties": {
          "foulId": {
            "$ref": "#/components/schemas/Id"
          },
          "times": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "DisabledReason": {
        "type": "string",
        "description": "节目为什么不能操作：REHEARSAL_DISABLED 彩排名额以外，UNPAIRED 没有配对",
        "enum": [
          "REHEARSAL_DISABLED",
          "UNPAIRED"
        ]
      },
      "BattleOutcome": {
        "type": "string",
        "description": "对战结果：WIN 胜，LOSS 负",
        "enum": [
          "WIN",
          "LOSS"
        ]
      },
      "Program": {
        "type": "object",
        "required": [
          "id",
          "sort",
          "programName",
          "contestant",
          "phase",
          "finalScore",
          "currentScore",
          "programItemResults",
          "programFoulRecords",
          "battleProgram",
          "disabled",
          "corrected",
          "outcome"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "sort": {
            "type": "integer",
            "minimum": 1,
            "description": "出场顺序，从 1 起"
          },
          "programName": {
            "type": "string"
          },
          "contestant": {
            "type": "string"
          },
          "phase": {
            "$ref": "#/components/schemas/ProgramPhase"
          },
          "finalScore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ],
            "description": "最终得分，还没出分时为空"
          },
          "currentScore": {
            "$ref": "#/components/schemas/Score",
            "description": "当前得分（对战的比分，或已出分评分项的合计）"
          },
          "programItemResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ProgramItemResult"
            }
          },
          "programFoulRecords": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ProgramFoulRecord"
            }
          },
          "battleProgram": {
            "type": [
              "string",
              "null"
            ],
            "description": "对手的标识，不是对战或没有配对时为空"
          },
          "disabled": {
            "description": "不能操作的原因，可以操作时为空",
            "oneOf": [
              {
                "$ref": "#/components/schemas/DisabledReason"
              },
              {
                "type": "null"
              }
            ]
          },
          "corrected": {
            "type": "boolean",
            "description": "成绩是否更正过"
          },
          "outcome": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/BattleOutcome"
              },
              {
                "type": "null"
              }
            ],
            "description": "对战结果"
          }
        }
      },
      "ProgramGroup": {
        "type": "object",
        "required": [
          "id",
          "groupName",
          "sort",
          "programs"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "groupName": {
            "type": "string"
          },
          "sort": {
            "type": "integer",
            "minimum": 1
          },
          "programs": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Program"
            }
          }
        }
      },
      "ProgramGroups": {
        "type": "object",
        "required": [
          "programGroups"
        ],
        "properties": {
          "programGroups": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ProgramGroup"
            }
          }
        }
      },
      "ProgramCreate": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "programName"
        ],
        "properties": {
          "programName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "contestant": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^([\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*)?$"
          },
          "programGroupId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "ProgramPatch": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "programName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
          },
          "contestant": {
            "type": "string",
            "maxLength": 60,
            "pattern": "^([\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*)?$"
          },
          "programGroupId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "ProgramSortRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "programSorts"
        ],
        "properties": {
          "programSorts": {
            "type": "array",
            "minItems": 1,
            "maxItems": 10000,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "id",
                "sort"
              ],
              "properties": {
                "id": {
                  "$ref": "#/components/schemas/Id"
                },
                "sort": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 100000
                }
              }
            }
          }
        }
      },
      "ProgramGroupsPatch": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "programGroups"
        ],
        "properties": {
          "programGroups": {
            "type": "array",
            "description": "整体替换节目组，带 id 的保留；仍有节目的组不能去掉",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "groupName"
              ],
              "properties": {
                "id": {
                  "$ref": "#/components/schemas/Id"
                },
                "groupName": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 30,
                  "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$"
                }
              }
            }
          }
        }
      },
      "DropKind": {
        "type": "string",
        "description": "去掉的是哪一头：HIGHEST 最高分，LOWEST 最低分",
        "enum": [
          "HIGHEST",
          "LOWEST"
        ]
      },
      "JudgeScoreWorking": {
        "type": "object",
        "description": "一位评委的一个分数在计算中的去向",
        "required": [
          "judgeId",
          "number",
          "name",
          "score",
          "dropped"
        ],
        "properties": {
          "judgeId": {
            "$ref": "#/components/schemas/Id"
          },
          "number": {
            "type": [
              "integer",
              "null"
            ]
          },
          "name": {
            "type": "string"
          },
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "dropped": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/DropKind"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "JudgeGroupWorking": {
        "type": "object",
        "required": [
          "judgeGroupId",
          "groupName",
          "weight",
          "effectiveWeight",
          "scores",
          "value",
          "dropSkipped"
        ],
        "properties": {
          "judgeGroupId": {
            "$ref": "#/components/schemas/Id"
          },
          "groupName": {
            "type": "string"
          },
          "weight": {
            "type": "number"
          },
          "effectiveWeight": {
            "type": "number",
            "description": "重新归一后的权重（百分数，四舍五入到三位小数，仅供显示）"
          },
          "scores": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JudgeScoreWorking"
            }
          },
          "value": {
            "type": "string",
            "description": "该组的结果，精确十进制或分数的字符串"
          },
          "dropSkipped": {
            "type": "boolean",
            "description": "分数太少，没有去掉最高最低"
          }
        }
      },
      "ScoreWorking": {
        "type": "object",
        "description": "一个评分项或整体的计算过程",
        "required": [
          "itemId",
          "itemName",
          "proportion",
          "groups",
          "renormalised",
          "value",
          "shown"
        ],
        "properties": {
          "itemId": {
            "type": [
              "string",
              "null"
            ]
          },
          "itemName": {
            "type": [
              "string",
              "null"
            ]
          },
          "proportion": {
            "type": [
              "number",
              "null"
            ]
          },
          "groups": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JudgeGroupWorking"
            }
          },
          "renormalised": {
            "type": "boolean",
            "description": "有评委组没有分数，权重已重新归一"
          },
          "value": {
            "type": "string",
            "description": "参与下一步计算的精确值"
          },
          "shown": {
            "$ref": "#/components/schemas/Score",
            "description": "观众看到的值"
          }
        }
      },
      "Adjustment": {
        "type": "object",
        "required": [
          "id",
          "amount",
          "reason",
          "at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "amount": {
            "$ref": "#/components/schemas/Score"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "FinalScore": {
        "type": "object",
        "description": "一个节目的最终得分与「怎么算的」",
        "required": [
          "programId",
          "complete",
          "score",
          "parts",
          "adjustments",
          "decimals",
          "roundingStage",
          "calculation",
          "dropScope",
          "corrected",
          "tieKeys"
        ],
        "properties": {
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "complete": {
            "type": "boolean",
            "description": "全部评分项都有分数"
          },
          "score": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "parts": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ScoreWorking"
            }
          },
          "adjustments": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Adjustment"
            }
          },
          "decimals": {
            "type": "integer",
            "description": "得分的小数位数；投票按评委组的权重得出"
          },
          "roundingStage": {
            "$ref": "#/components/schemas/RoundingStage"
          },
          "calculation": {
            "$ref": "#/components/schemas/Calculation"
          },
          "dropScope": {
            "$ref": "#/components/schemas/DropScope"
          },
          "corrected": {
            "description": "人工更正，覆盖计算结果",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Correction"
              },
              {
                "type": "null"
              }
            ]
          },
          "tieKeys": {
            "$ref": "#/components/schemas/TieKeys"
          }
        }
      },
      "Correction": {
        "type": "object",
        "required": [
          "score",
          "reason",
          "at",
          "computed"
        ],
        "properties": {
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "computed": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ],
            "description": "更正前的得分"
          }
        }
      },
      "TieKeys": {
        "type": "object",
        "description": "同分时比较用的值，精确字符串",
        "required": [
          "untrimmedMean",
          "highestJudge",
          "items",
          "groups"
        ],
        "properties": {
          "untrimmedMean": {
            "type": [
              "string",
              "null"
            ]
          },
          "highestJudge": {
            "type": [
              "string",
              "null"
            ]
          },
          "items": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            }
          },
          "groups": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            }
          }
        }
      },
      "RankRow": {
        "type": "object",
        "required": [
          "rank",
          "tied",
          "programId",
          "sort",
          "programName",
          "contestant",
          "score",
          "decidedBy"
        ],
        "properties": {
          "rank": {
            "type": [
              "integer",
              "null"
            ],
            "description": "名次，没有得分的节目排在最后且没有名次"
          },
          "tied": {
            "type": "boolean",
            "description": "并列：还有别的节目也是这个名次"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "sort": {
            "type": "integer"
          },
          "programName": {
            "type": "string"
          },
          "contestant": {
            "type": "string"
          },
          "score": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "decidedBy": {
            "type": [
              "string",
              "null"
            ],
            "description": "与上一名同分时由哪条规则分出先后"
          }
        }
      },
      "Link": {
        "type": "string",
        "description": "现场正在播出的环节",
        "enum": [
          "INIT",
          "PROGRAM_LIST",
          "SIGN_IN",
          "RANK",
          "TEST",
          "SPEECH",
          "SCORE",
          "SHOW_SCORE",
          "SHOW_RESULT",
          "BATTLE",
          "PAUSE",
          "RESUME",
          "DETERMINE",
          "TEST_SPEECH",
          "TEST_SCORE",
          "TEST_SHOW_SCORE",
          "TEST_SHOW_RESULT",
          "TEST_BATTLE",
          "TEST_PAUSE",
          "TEST_RESUME",
          "TEST_DETERMINE"
        ]
      },
      "SignInShowType": {
        "type": "string",
        "description": "签到显示：TOTAL 环形总数，TILE 十二宫格，LIST 列表",
        "enum": [
          "TOTAL",
          "TILE",
          "LIST"
        ]
      },
      "RankShowType": {
        "type": "string",
        "description": "排名显示：DEFAULT 列表，PK 柱状",
        "enum": [
          "DEFAULT",
          "PK"
        ]
      },
      "LinkData": {
        "type": "object",
        "required": [
          "signInShowType",
          "rankShowType",
          "rankPageSize",
          "rankPageNo",
          "rankItemId",
          "rankTotalSize",
          "programSize",
          "itemSize",
          "revealStep"
        ],
        "properties": {
          "signInShowType": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/SignInShowType"
              },
              {
                "type": "null"
              }
            ]
          },
          "rankShowType": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/RankShowType"
              },
              {
                "type": "null"
              }
            ]
          },
          "rankPageSize": {
            "type": "integer",
            "minimum": 1
          },
          "rankPageNo": {
            "type": "integer",
            "minimum": 0,
            "description": "从 0 开始"
          },
          "rankItemId": {
            "type": [
              "string",
              "null"
            ]
          },
          "rankTotalSize": {
            "type": "integer",
            "minimum": 0
          },
          "programSize": {
            "type": "integer",
            "minimum": 0
          },
          "itemSize": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "itemId",
                "itemSize"
              ],
              "properties": {
                "itemId": {
                  "$ref": "#/components/schemas/Id"
                },
                "itemSize": {
                  "type": "integer",
                  "minimum": 0
                }
              }
            }
          },
          "revealStep": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "揭晓到第几步，为空时大屏自动播放"
          },
          "rankCovered": {
            "type": "boolean",
            "description": "这次排名从全部盖着开始，从最后一页往前；没有时为否"
          },
          "rankPaceMs": {
            "type": "integer",
            "minimum": 300,
            "maximum": 10000,
            "description": "这次排名自动播放时每一名之间的时间；没有时为 600"
          }
        }
      },
      "SignInJudge": {
        "type": "object",
        "required": [
          "id",
          "number",
          "name",
          "signIn"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "number": {
            "type": [
              "integer",
              "null"
            ]
          },
          "name": {
            "type": "string"
          },
          "signIn": {
            "type": "boolean"
          }
        }
      },
      "SignInJudges": {
        "type": "object",
        "required": [
          "judges"
        ],
        "properties": {
          "judges": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SignInJudge"
            }
          }
        }
      },
      "Clock": {
        "type": "object",
        "description": "服务器持有的倒计时，运行时给 endsAt，暂停时给 remainingMs",
        "required": [
          "durationMs",
          "endsAt",
          "remainingMs"
        ],
        "properties": {
          "durationMs": {
            "type": "integer",
            "minimum": 0
          },
          "endsAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          },
          "remainingMs": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0
          }
        }
      },
      "StageProgram": {
        "type": "object",
        "required": [
          "id",
          "sort",
          "programName",
          "contestant"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "sort": {
            "type": "integer"
          },
          "programName": {
            "type": "string"
          },
          "contestant": {
            "type": "string"
          }
        }
      },
      "StageItem": {
        "type": "object",
        "required": [
          "id",
          "itemName",
          "proportion",
          "maxScore"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "itemName": {
            "type": "string"
          },
          "proportion": {
            "type": "number"
          },
          "maxScore": {
            "type": "number"
          }
        }
      },
      "StageStart": {
        "type": "object",
        "required": [
          "kind"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "START"
          }
        }
      },
      "StageTest": {
        "type": "object",
        "required": [
          "kind",
          "programs"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "TEST"
          },
          "programs": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StageProgram"
            }
          }
        }
      },
      "StageSignIn": {
        "type": "object",
        "required": [
          "kind",
          "showType",
          "judges",
          "signed",
          "total"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "SIGN_IN"
          },
          "showType": {
            "$ref": "#/components/schemas/SignInShowType"
          },
          "judges": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SignInJudge"
            }
          },
          "signed": {
            "type": "integer",
            "minimum": 0
          },
          "total": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "StageProgramRow": {
        "type": "object",
        "required": [
          "id",
          "sort",
          "programName",
          "contestant",
          "phase",
          "finalScore",
          "outcome",
          "opponentId"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "sort": {
            "type": "integer"
          },
          "programName": {
            "type": "string"
          },
          "contestant": {
            "type": "string"
          },
          "phase": {
            "$ref": "#/components/schemas/ProgramPhase"
          },
          "finalScore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "outcome": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/BattleOutcome"
              },
              {
                "type": "null"
              }
            ]
          },
          "opponentId": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "StageProgramList": {
        "type": "object",
        "required": [
          "kind",
          "groupId",
          "groupName",
          "rows",
          "offset",
          "total",
          "nextProgramId",
          "decimals"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "PROGRAM_LIST"
          },
          "groupId": {
            "type": [
              "string",
              "null"
            ]
          },
          "groupName": {
            "type": "string"
          },
          "rows": {
            "type": "array",
            "maxItems": 24,
            "items": {
              "$ref": "#/components/schemas/StageProgramRow"
            },
            "description": "以下一个节目为中心的一段，最多 24 行"
          },
          "offset": {
            "type": "integer",
            "minimum": 0,
            "description": "这一段从第几个节目开始"
          },
          "total": {
            "type": "integer",
            "minimum": 0
          },
          "nextProgramId": {
            "type": [
              "string",
              "null"
            ]
          },
          "decimals": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3,
            "description": "最终得分的小数位数"
          }
        }
      },
      "StageSpeech": {
        "type": "object",
        "required": [
          "kind",
          "test",
          "groupName",
          "program",
          "item",
          "clock"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "SPEECH"
          },
          "test": {
            "type": "boolean"
          },
          "groupName": {
            "type": "string"
          },
          "program": {
            "$ref": "#/components/schemas/StageProgram"
          },
          "item": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/StageItem"
              },
              {
                "type": "null"
              }
            ]
          },
          "clock": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Clock"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "StageScoring": {
        "type": "object",
        "required": [
          "kind",
          "test",
          "groupName",
          "program",
          "item",
          "submitted",
          "expected",
          "clock"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "SCORING"
          },
          "test": {
            "type": "boolean"
          },
          "groupName": {
            "type": "string"
          },
          "program": {
            "$ref": "#/components/schemas/StageProgram"
          },
          "item": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/StageItem"
              },
              {
                "type": "null"
              }
            ]
          },
          "submitted": {
            "type": "integer",
            "minimum": 0
          },
          "expected": {
            "type": "integer",
            "minimum": 0
          },
          "clock": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Clock"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "ScoreCard": {
        "type": "object",
        "description": "一位评委亮出的分数；还没有亮出的牌只占位置，没有分数",
        "required": [
          "number",
          "name",
          "groupName",
          "score",
          "itemScores",
          "dropped"
        ],
        "properties": {
          "number": {
            "type": [
              "integer",
              "null"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "匿名时为空"
          },
          "groupName": {
            "type": "string"
          },
          "score": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ],
            "description": "还没有亮出时为空"
          },
          "itemScores": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "itemId",
                "score",
                "dropped"
              ],
              "properties": {
                "itemId": {
                  "$ref": "#/components/schemas/Id"
                },
                "score": {
                  "oneOf": [
                    {
                      "$ref": "#/components/schemas/Score"
                    },
                    {
                      "type": "null"
                    }
                  ],
                  "description": "还没有亮出时为空"
                },
                "dropped": {
                  "oneOf": [
                    {
                      "$ref": "#/components/schemas/DropKind"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            }
          },
          "dropped": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/DropKind"
              },
              {
                "type": "null"
              }
            ],
            "description": "划去之前为空"
          }
        }
      },
      "RevealStep": {
        "description": "揭晓的一步；waitMs 是自动播放时距上一步的时间",
        "oneOf": [
          {
            "$ref": "#/components/schemas/RevealTurn"
          },
          {
            "$ref": "#/components/schemas/RevealStrike"
          },
          {
            "$ref": "#/components/schemas/RevealItem"
          },
          {
            "$ref": "#/components/schemas/RevealTotal"
          },
          {
            "$ref": "#/components/schemas/RevealPart"
          },
          {
            "$ref": "#/components/schemas/RevealPlaces"
          },
          {
            "$ref": "#/components/schemas/RevealPodium"
          }
        ],
        "discriminator": {
          "propertyName": "kind",
          "mapping": {
            "TURN": "#/components/schemas/RevealTurn",
            "STRIKE": "#/components/schemas/RevealStrike",
            "ITEM": "#/components/schemas/RevealItem",
            "TOTAL": "#/components/schemas/RevealTotal",
            "RANK": "#/components/schemas/RevealPart",
            "LEADER": "#/components/schemas/RevealPart",
            "WORKING": "#/components/schemas/RevealPart",
            "PLACES": "#/components/schemas/RevealPlaces",
            "PODIUM": "#/components/schemas/RevealPodium"
          }
        }
      },
      "RevealTurn": {
        "type": "object",
        "description": "翻开从 from 起、到 to 之前的评委牌",
        "required": [
          "kind",
          "waitMs",
          "from",
          "to"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "TURN"
          },
          "waitMs": {
            "type": "integer",
            "minimum": 0
          },
          "from": {
            "type": "integer",
            "minimum": 0
          },
          "to": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "RevealStrike": {
        "type": "object",
        "description": "划去最高分或最低分",
        "required": [
          "kind",
          "waitMs",
          "dropped"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "STRIKE"
          },
          "waitMs": {
            "type": "integer",
            "minimum": 0
          },
          "dropped": {
            "$ref": "#/components/schemas/DropKind"
          }
        }
      },
      "RevealItem": {
        "type": "object",
        "description": "亮出一个评分项的得分",
        "required": [
          "kind",
          "waitMs",
          "itemId"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "ITEM"
          },
          "waitMs": {
            "type": "integer",
            "minimum": 0
          },
          "itemId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "RevealScope": {
        "type": "string",
        "description": "出的是什么分：PROGRAM 整个节目，ITEM 一个评分项",
        "enum": [
          "PROGRAM",
          "ITEM"
        ]
      },
      "RevealTotal": {
        "type": "object",
        "description": "亮出节目或评分项的得分",
        "required": [
          "kind",
          "waitMs",
          "of"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "TOTAL"
          },
          "waitMs": {
            "type": "integer",
            "minimum": 0
          },
          "of": {
            "$ref": "#/components/schemas/RevealScope"
          }
        }
      },
      "RevealPartKind": {
        "type": "string",
        "description": "得分之后揭晓什么：RANK 名次，LEADER 领先者，WORKING 怎么算的",
        "enum": [
          "RANK",
          "LEADER",
          "WORKING"
        ]
      },
      "RevealPart": {
        "type": "object",
        "description": "亮出名次、领先者或怎么算的",
        "required": [
          "kind",
          "waitMs"
        ],
        "properties": {
          "kind": {
            "$ref": "#/components/schemas/RevealPartKind"
          },
          "waitMs": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "RevealPlaces": {
        "type": "object",
        "description": "揭晓排名这一页上从 from 起、到 to 之前的位置（从 0 开始）；并列的一起揭晓",
        "required": [
          "kind",
          "waitMs",
          "from",
          "to"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "PLACES"
          },
          "waitMs": {
            "type": "integer",
            "minimum": 0
          },
          "from": {
            "type": "integer",
            "minimum": 0
          },
          "to": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "RevealPodium": {
        "type": "object",
        "description": "排名揭晓完，前三名上颁奖台",
        "required": [
          "kind",
          "waitMs"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "PODIUM"
          },
          "waitMs": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "RevealSteps": {
        "description": "只在逐步揭晓、画面按已走的步数裁剪时给出；完整的画面由它自己算出步骤",
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/components/schemas/RevealStep"
        }
      },
      "StageReveal": {
        "type": "object",
        "required": [
          "kind",
          "test",
          "groupName",
          "program",
          "item",
          "items",
          "cards",
          "vote"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "SCORE_REVEAL"
          },
          "test": {
            "type": "boolean"
          },
          "groupName": {
            "type": "string"
          },
          "program": {
            "$ref": "#/components/schemas/StageProgram"
          },
          "item": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/StageItem"
              },
              {
                "type": "null"
              }
            ]
          },
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StageItem"
            },
            "description": "合并打分时的全部评分项"
          },
          "cards": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ScoreCard"
            }
          },
          "vote": {
            "type": "boolean"
          },
          "fullScore": {
            "$ref": "#/components/schemas/Score"
          },
          "decimals": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3,
            "description": "得分的小数位数；它与 fullScore 以前写下的都没有"
          },
          "steps": {
            "$ref": "#/components/schemas/RevealSteps"
          }
        }
      },
      "StageResult": {
        "type": "object",
        "required": [
          "kind",
          "test",
          "groupName",
          "program",
          "item",
          "itemScores",
          "itemScore",
          "programScore",
          "rank",
          "tied",
          "rankedTotal",
          "leader",
          "leaderChanged",
          "working",
          "cards",
          "vote"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "RESULT"
          },
          "test": {
            "type": "boolean"
          },
          "groupName": {
            "type": "string"
          },
          "program": {
            "$ref": "#/components/schemas/StageProgram"
          },
          "item": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/StageItem"
              },
              {
                "type": "null"
              }
            ]
          },
          "itemScores": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "item",
                "score"
              ],
              "properties": {
                "item": {
                  "$ref": "#/components/schemas/StageItem"
                },
                "score": {
                  "oneOf": [
                    {
                      "$ref": "#/components/schemas/Score"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            }
          },
          "itemScore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "programScore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "rank": {
            "type": [
              "integer",
              "null"
            ]
          },
          "tied": {
            "type": "boolean",
            "description": "并列：还有别的节目也是这个名次"
          },
          "rankedTotal": {
            "type": "integer",
            "minimum": 0
          },
          "leader": {
            "description": "得分更高的第一名；这个节目刚登上榜首时就是它自己；没有比它高、也没有比它低的节目可说时为空",
            "oneOf": [
              {
                "$ref": "#/components/schemas/RankRow"
              },
              {
                "type": "null"
              }
            ]
          },
          "leaderChanged": {
            "type": "boolean",
            "description": "独自登上榜首，得分高于其他全部节目"
          },
          "working": {
            "$ref": "#/components/schemas/FinalScore"
          },
          "cards": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ScoreCard"
            }
          },
          "vote": {
            "type": "boolean"
          },
          "steps": {
            "$ref": "#/components/schemas/RevealSteps"
          }
        }
      },
      "StageRanking": {
        "type": "object",
        "required": [
          "kind",
          "showType",
          "groupName",
          "item",
          "pageNo",
          "pageSize",
          "totalSize",
          "rows",
          "topScore",
          "vote",
          "decimals"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "RANKING"
          },
          "showType": {
            "$ref": "#/components/schemas/RankShowType"
          },
          "groupName": {
            "type": "string"
          },
          "item": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/StageItem"
              },
              {
                "type": "null"
              }
            ]
          },
          "pageNo": {
            "type": "integer",
            "minimum": 0
          },
          "pageSize": {
            "type": "integer",
            "minimum": 1
          },
          "totalSize": {
            "type": "integer",
            "minimum": 0
          },
          "rows": {
            "type": "array",
            "maxItems": 20,
            "description": "这一页的名次；逐步揭晓时只有已经揭晓的，从这一页的末尾数起",
            "items": {
              "$ref": "#/components/schemas/RankRow"
            }
          },
          "topScore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ],
            "description": "第一名的得分，柱状图以它为满格；逐步揭晓时是已揭晓的最高分"
          },
          "paceMs": {
            "type": "integer",
            "minimum": 300,
            "maximum": 10000,
            "description": "自动播放时每一名之间的时间；以前写下的没有，按 600"
          },
          "steps": {
            "$ref": "#/components/schemas/RevealSteps"
          },
          "podium": {
            "type": "boolean",
            "description": "名次不会再变、前三名都在这一页且不超过 6 个，揭晓完还有颁奖台一步；不给为否"
          },
          "vote": {
            "type": "boolean"
          },
          "decimals": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3,
            "description": "得分的小数位数"
          }
        }
      },
      "BattleSide": {
        "type": "object",
        "required": [
          "program",
          "score",
          "fouls",
          "outcome"
        ],
        "properties": {
          "program": {
            "$ref": "#/components/schemas/StageProgram"
          },
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "fouls": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "foulId",
                "foulName",
                "times",
                "allowed"
              ],
              "properties": {
                "foulId": {
                  "$ref": "#/components/schemas/Id"
                },
                "foulName": {
                  "type": "string"
                },
                "times": {
                  "type": "integer"
                },
                "allowed": {
                  "type": "integer"
                }
              }
            }
          },
          "outcome": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/BattleOutcome"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "DeterminationReason": {
        "type": "string",
        "description": "EXCEEDED_FOULS 犯规超限，LEAD_SCORE 领先达标，OPERATOR 裁判判定",
        "enum": [
          "EXCEEDED_FOULS",
          "LEAD_SCORE",
          "OPERATOR"
        ]
      },
      "Determination": {
        "type": "object",
        "required": [
          "winnerId",
          "loserId",
          "reason",
          "foulName",
          "lead"
        ],
        "properties": {
          "winnerId": {
            "$ref": "#/components/schemas/Id"
          },
          "loserId": {
            "$ref": "#/components/schemas/Id"
          },
          "reason": {
            "$ref": "#/components/schemas/DeterminationReason"
          },
          "foulName": {
            "type": [
              "string",
              "null"
            ],
            "description": "因哪种犯规判负"
          },
          "lead": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ],
            "description": "领先的分数"
          }
        }
      },
      "BattleStatus": {
        "type": "string",
        "description": "场次的状态：RUNNING 进行中，PAUSED 已暂停，DETERMINED 已判定",
        "enum": [
          "RUNNING",
          "PAUSED",
          "DETERMINED"
        ]
      },
      "StageBattle": {
        "type": "object",
        "required": [
          "kind",
          "test",
          "groupName",
          "bout",
          "red",
          "blue",
          "clock",
          "status",
          "hit",
          "determination"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "BATTLE"
          },
          "test": {
            "type": "boolean"
          },
          "groupName": {
            "type": "string"
          },
          "bout": {
            "type": "integer",
            "minimum": 1,
            "description": "第几场"
          },
          "red": {
            "$ref": "#/components/schemas/BattleSide"
          },
          "blue": {
            "$ref": "#/components/schemas/BattleSide"
          },
          "clock": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Clock"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "$ref": "#/components/schemas/BattleStatus"
          },
          "hit": {
            "description": "最近一次得分或犯规",
            "oneOf": [
              {
                "$ref": "#/components/schemas/BattleHit"
              },
              {
                "type": "null"
              }
            ]
          },
          "determination": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Determination"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "BattleHit": {
        "type": "object",
        "required": [
          "programId",
          "point",
          "foulId",
          "version"
        ],
        "properties": {
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "point": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "foulId": {
            "type": [
              "string",
              "null"
            ]
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          }
        }
      },
      "Stage": {
        "description": "此刻的画面；大屏和手机收到的只含已经揭晓的内容，控制台收到完整的",
        "oneOf": [
          {
            "$ref": "#/components/schemas/StageStart"
          },
          {
            "$ref": "#/components/schemas/StageTest"
          },
          {
            "$ref": "#/components/schemas/StageSignIn"
          },
          {
            "$ref": "#/components/schemas/StageProgramList"
          },
          {
            "$ref": "#/components/schemas/StageSpeech"
          },
          {
            "$ref": "#/components/schemas/StageScoring"
          },
          {
            "$ref": "#/components/schemas/StageReveal"
          },
          {
            "$ref": "#/components/schemas/StageResult"
          },
          {
            "$ref": "#/components/schemas/StageRanking"
          },
          {
            "$ref": "#/components/schemas/StageBattle"
          }
        ],
        "discriminator": {
          "propertyName": "kind",
          "mapping": {
            "START": "#/components/schemas/StageStart",
            "TEST": "#/components/schemas/StageTest",
            "SIGN_IN": "#/components/schemas/StageSignIn",
            "PROGRAM_LIST": "#/components/schemas/StageProgramList",
            "SPEECH": "#/components/schemas/StageSpeech",
            "SCORING": "#/components/schemas/StageScoring",
            "SCORE_REVEAL": "#/components/schemas/StageReveal",
            "RESULT": "#/components/schemas/StageResult",
            "RANKING": "#/components/schemas/StageRanking",
            "BATTLE": "#/components/schemas/StageBattle"
          }
        }
      },
      "OnAir": {
        "type": "object",
        "description": "正在播出的内容；换环节的事件总是带上完整的一份",
        "required": [
          "link",
          "linkData",
          "activeProgramGroupId",
          "activeProgramId",
          "activeItemId",
          "stage"
        ],
        "properties": {
          "link": {
            "$ref": "#/components/schemas/Link"
          },
          "linkData": {
            "$ref": "#/components/schemas/LinkData"
          },
          "activeProgramGroupId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activeProgramId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activeItemId": {
            "type": [
              "string",
              "null"
            ]
          },
          "stage": {
            "$ref": "#/components/schemas/Stage"
          }
        }
      },
      "ScreenHead": {
        "description": "大屏上只随组织者的改动而变的部分",
        "type": "object",
        "required": [
          "name",
          "status",
          "look",
          "mode"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/CompetitionStatus"
          },
          "look": {
            "$ref": "#/components/schemas/Look"
          },
          "mode": {
            "$ref": "#/components/schemas/Mode"
          }
        }
      },
      "ScreenMatch": {
        "description": "大屏能看到的现场",
        "type": "object",
        "required": [
          "competitionId",
          "version",
          "name",
          "status",
          "look",
          "mode",
          "link",
          "linkData",
          "activeProgramGroupId",
          "activeProgramId",
          "activeItemId",
          "stage"
        ],
        "properties": {
          "competitionId": {
            "$ref": "#/components/schemas/Id"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "name": {
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/CompetitionStatus"
          },
          "look": {
            "$ref": "#/components/schemas/Look"
          },
          "mode": {
            "$ref": "#/components/schemas/Mode"
          },
          "link": {
            "$ref": "#/components/schemas/Link"
          },
          "linkData": {
            "$ref": "#/components/schemas/LinkData"
          },
          "activeProgramGroupId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activeProgramId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activeItemId": {
            "type": [
              "string",
              "null"
            ]
          },
          "stage": {
            "$ref": "#/components/schemas/Stage"
          }
        }
      },
      "JudgeWindow": {
        "type": "object",
        "description": "评委手机看到的打分窗口",
        "required": [
          "id",
          "programId",
          "itemIds",
          "open",
          "test"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemIds": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "要打的评分项，整体打分时为空列表"
          },
          "open": {
            "type": "boolean"
          },
          "test": {
            "type": "boolean"
          }
        }
      },
      "JudgeMatch": {
        "description": "一位评委的手机能看到的现场",
        "allOf": [
          {
            "$ref": "#/components/schemas/ScreenMatch"
          },
          {
            "type": "object",
            "required": [
              "setting",
              "items",
              "judge",
              "recused",
              "window",
              "scores",
              "lateScores",
              "votesElsewhere",
              "comingUp"
            ],
            "properties": {
              "setting": {
                "$ref": "#/components/schemas/Setting"
              },
              "items": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Item"
                }
              },
              "judge": {
                "$ref": "#/components/schemas/SignInJudge"
              },
              "recused": {
                "type": "boolean",
                "description": "是否回避当前节目"
              },
              "window": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/JudgeWindow"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "scores": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/SubmittedScore"
                },
                "description": "自己给当前节目打的分"
              },
              "lateScores": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/LateScore"
                },
                "description": "自己迟交、等操作员决定的分数"
              },
              "votesElsewhere": {
                "type": "integer",
                "minimum": 0,
                "description": "投票方式下，自己在本组其他节目已投的票数；其他方式为 0"
              },
              "comingUp": {
                "$ref": "#/components/schemas/ComingUp"
              }
            }
          }
        ]
      },
      "ComingUp": {
        "type": "object",
        "description": "当前组接下来的节目，从下一个可以进行的起；只有出场顺序、名称和选手，不含任何成绩",
        "required": [
          "programs",
          "more"
        ],
        "properties": {
          "programs": {
            "type": "array",
            "maxItems": 5,
            "items": {
              "$ref": "#/components/schemas/StageProgram"
            }
          },
          "more": {
            "type": "integer",
            "minimum": 0,
            "description": "其后还有几个"
          }
        }
      },
      "MatchJudge": {
        "type": "object",
        "required": [
          "id",
          "number",
          "name",
          "judgeGroupId",
          "signIn"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "number": {
            "type": [
              "integer",
              "null"
            ]
          },
          "name": {
            "type": "string"
          },
          "judgeGroupId": {
            "type": [
              "string",
              "null"
            ]
          },
          "signIn": {
            "type": "boolean"
          },
          "recusedProgramIds": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Id"
            },
            "description": "回避的节目；没有时不给"
          }
        }
      },
      "ScoringWindow": {
        "type": "object",
        "description": "打分窗口；expected 是应打分的评委，submitted 是已经打完的评委",
        "required": [
          "id",
          "programId",
          "itemIds",
          "open",
          "test",
          "openedAt",
          "expected",
          "submitted"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemIds": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "open": {
            "type": "boolean"
          },
          "test": {
            "type": "boolean"
          },
          "openedAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "expected": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          },
          "submitted": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          }
        }
      },
      "LateScoreState": {
        "type": "string",
        "description": "迟交的分数：WAITING 等操作员决定，ACCEPTED 计入，REFUSED 不计入",
        "enum": [
          "WAITING",
          "ACCEPTED",
          "REFUSED"
        ]
      },
      "LateScore": {
        "type": "object",
        "description": "窗口关闭后才到的分数，等操作员决定",
        "required": [
          "id",
          "judgeId",
          "programId",
          "scores",
          "at",
          "state",
          "reason"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "judgeId": {
            "$ref": "#/components/schemas/Id"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "scores": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "itemId",
                "score"
              ],
              "properties": {
                "itemId": {
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "score": {
                  "$ref": "#/components/schemas/Score"
                }
              }
            }
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "state": {
            "$ref": "#/components/schemas/LateScoreState"
          },
          "reason": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "OperatorStep": {
        "type": "object",
        "description": "操作员做过的一步",
        "required": [
          "version",
          "type",
          "programId",
          "operatorId"
        ],
        "properties": {
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "type": {
            "$ref": "#/components/schemas/ShowEventType"
          },
          "programId": {
            "type": [
              "string",
              "null"
            ]
          },
          "operatorId": {
            "type": [
              "string",
              "null"
            ],
            "description": "谁做的，与连接的 operatorId 相同；不知道时为空"
          }
        }
      },
      "CurrentMatch": {
        "description": "控制台看到的现场",
        "allOf": [
          {
            "$ref": "#/components/schemas/ScreenMatch"
          },
          {
            "type": "object",
            "required": [
              "setting",
              "programGroups",
              "items",
              "testPrograms",
              "fouls",
              "judges",
              "window",
              "lateScores",
              "undo",
              "operatorVersion",
              "lastStep"
            ],
            "properties": {
              "setting": {
                "$ref": "#/components/schemas/Setting"
              },
              "programGroups": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/ProgramGroup"
                }
              },
              "items": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Item"
                }
              },
              "testPrograms": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Program"
                }
              },
              "fouls": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Foul"
                }
              },
              "judges": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/MatchJudge"
                }
              },
              "window": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/ScoringWindow"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "lateScores": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/LateScore"
                }
              },
              "undo": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/OperatorStep"
                },
                "description": "可以依次撤销的步骤，最后一步在末尾"
              },
              "operatorVersion": {
                "$ref": "#/components/schemas/Version",
                "description": "最近一次操作员指令的版本"
              },
              "lastStep": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/OperatorStep"
                  },
                  {
                    "type": "null"
                  }
                ],
                "description": "最近一次操作员指令；还没有，或由组织者重置时为空"
              }
            }
          }
        ]
      },
      "ShowEventType": {
        "type": "string",
        "enum": [
          "START_PAGE_SHOWN",
          "TEST_OPENED",
          "PROGRAM_LIST_SHOWN",
          "SIGN_IN_SHOWN",
          "GROUP_SWITCHED",
          "RANK_SHOWN",
          "RANK_PAGE_TURNED",
          "SPEECH_STARTED",
          "SCORING_OPENED",
          "SCORES_REVEALED",
          "RESULT_SHOWN",
          "REVEAL_STEPPED",
          "BATTLE_STARTED",
          "BATTLE_PAUSED",
          "BATTLE_RESUMED",
          "FOUL_ADDED",
          "POINT_ADDED",
          "BATTLE_DETERMINED",
          "RESULT_CORRECTED",
          "ADJUSTMENT_ADDED",
          "COMMAND_UNDONE",
          "JUDGE_SIGNED_IN",
          "SCORE_SUBMITTED",
          "LATE_SCORE_OFFERED",
          "LATE_SCORE_ACCEPTED",
          "LATE_SCORE_REFUSED",
          "SETUP_CHANGED"
        ]
      },
      "ActorRole": {
        "type": "string",
        "enum": [
          "MANAGER",
          "CONSOLE",
          "JUDGE",
          "SYSTEM"
        ]
      },
      "Actor": {
        "type": "object",
        "required": [
          "role",
          "id"
        ],
        "properties": {
          "role": {
            "$ref": "#/components/schemas/ActorRole"
          },
          "id": {
            "type": "string",
            "description": "账号、控制台会话或评委的标识"
          }
        }
      },
      "OnAirEventType": {
        "type": "string",
        "description": "换了播出内容的事件",
        "enum": [
          "START_PAGE_SHOWN",
          "TEST_OPENED",
          "PROGRAM_LIST_SHOWN",
          "SIGN_IN_SHOWN",
          "GROUP_SWITCHED",
          "RANK_SHOWN",
          "RANK_PAGE_TURNED",
          "SPEECH_STARTED",
          "SCORING_OPENED",
          "SCORES_REVEALED",
          "RESULT_SHOWN",
          "REVEAL_STEPPED",
          "BATTLE_STARTED",
          "BATTLE_PAUSED",
          "BATTLE_RESUMED",
          "FOUL_ADDED",
          "POINT_ADDED",
          "BATTLE_DETERMINED",
          "RESULT_CORRECTED",
          "ADJUSTMENT_ADDED",
          "COMMAND_UNDONE",
          "LATE_SCORE_ACCEPTED"
        ]
      },
      "StagedEvent": {
        "type": "object",
        "description": "操作员的一步：带上播出内容、变化的节目行和打分窗口",
        "required": [
          "type",
          "version",
          "at",
          "onAir",
          "programs",
          "window",
          "undo"
        ],
        "properties": {
          "type": {
            "$ref": "#/components/schemas/OnAirEventType"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "onAir": {
            "$ref": "#/components/schemas/OnAir"
          },
          "programs": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Program"
            },
            "description": "变化后的节目行"
          },
          "window": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ScoringWindow"
              },
              {
                "type": "null"
              }
            ]
          },
          "undo": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/OperatorStep"
            }
          },
          "programId": {
            "type": [
              "string",
              "null"
            ],
            "description": "这一步针对的节目"
          },
          "operatorId": {
            "type": [
              "string",
              "null"
            ],
            "description": "谁做的，与连接的 operatorId 相同"
          },
          "lateScore": {
            "$ref": "#/components/schemas/LateScore"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          },
          "undoneVersion": {
            "$ref": "#/components/schemas/Version"
          }
        }
      },
      "JudgeSignedInEvent": {
        "type": "object",
        "required": [
          "type",
          "version",
          "at",
          "judge",
          "signed",
          "total",
          "expected"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "JUDGE_SIGNED_IN"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "judge": {
            "$ref": "#/components/schemas/SignInJudge"
          },
          "signed": {
            "type": "integer",
            "minimum": 0
          },
          "total": {
            "type": "integer",
            "minimum": 0
          },
          "expected": {
            "type": [
              "integer",
              "null"
            ],
            "description": "赶上了打开着的打分窗口时，应打分的评委数；否则为空"
          }
        }
      },
      "ScoreSubmittedEvent": {
        "type": "object",
        "description": "一位评委提交了分数；分数本身只发给他自己和控制台",
        "required": [
          "type",
          "version",
          "at",
          "submitted",
          "expected"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SCORE_SUBMITTED"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "submitted": {
            "type": "integer",
            "minimum": 0
          },
          "expected": {
            "type": "integer",
            "minimum": 0
          },
          "windowId": {
            "$ref": "#/components/schemas/Id"
          },
          "judgeId": {
            "$ref": "#/components/schemas/Id"
          },
          "complete": {
            "type": "boolean",
            "description": "这位评委是否已打完"
          },
          "scores": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SubmittedScore"
            }
          }
        }
      },
      "LateScoreEventType": {
        "type": "string",
        "description": "LATE_SCORE_OFFERED 有分数迟交，LATE_SCORE_REFUSED 决定不计入",
        "enum": [
          "LATE_SCORE_OFFERED",
          "LATE_SCORE_REFUSED"
        ]
      },
      "LateScoreEvent": {
        "type": "object",
        "required": [
          "type",
          "version",
          "at",
          "lateScore"
        ],
        "properties": {
          "type": {
            "$ref": "#/components/schemas/LateScoreEventType"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "lateScore": {
            "$ref": "#/components/schemas/LateScore"
          }
        }
      },
      "SetupArea": {
        "type": "string",
        "enum": [
          "BASE",
          "SCORE_SETTING",
          "STATUS",
          "PROGRAMS",
          "JUDGES",
          "SCORES",
          "EVERYTHING"
        ]
      },
      "SetupChangedEvent": {
        "type": "object",
        "description": "组织者改了设置、名单或状态；随后给每个连接发一份新的快照",
        "required": [
          "type",
          "version",
          "at",
          "area",
          "action"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SETUP_CHANGED"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "area": {
            "$ref": "#/components/schemas/SetupArea"
          },
          "action": {
            "type": "string",
            "description": "操作的 operationId"
          },
          "before": {
            "description": "改动前的值，敏感内容已去除"
          },
          "after": {
            "description": "改动后的值，敏感内容已去除"
          },
          "screen": {
            "type": "object",
            "description": "改动前后的大屏，供回放；以前写下的没有",
            "required": [
              "before",
              "after"
            ],
            "properties": {
              "before": {
                "$ref": "#/components/schemas/ScreenHead"
              },
              "after": {
                "$ref": "#/components/schemas/ScreenMatch"
              }
            }
          }
        }
      },
      "ShowEvent": {
        "description": "现场事件，写入台账后才发出；按角色裁剪后推送",
        "oneOf": [
          {
            "$ref": "#/components/schemas/StagedEvent"
          },
          {
            "$ref": "#/components/schemas/JudgeSignedInEvent"
          },
          {
            "$ref": "#/components/schemas/ScoreSubmittedEvent"
          },
          {
            "$ref": "#/components/schemas/LateScoreEvent"
          },
          {
            "$ref": "#/components/schemas/SetupChangedEvent"
          }
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "START_PAGE_SHOWN": "#/components/schemas/StagedEvent",
            "TEST_OPENED": "#/components/schemas/StagedEvent",
            "PROGRAM_LIST_SHOWN": "#/components/schemas/StagedEvent",
            "SIGN_IN_SHOWN": "#/components/schemas/StagedEvent",
            "GROUP_SWITCHED": "#/components/schemas/StagedEvent",
            "RANK_SHOWN": "#/components/schemas/StagedEvent",
            "RANK_PAGE_TURNED": "#/components/schemas/StagedEvent",
            "SPEECH_STARTED": "#/components/schemas/StagedEvent",
            "SCORING_OPENED": "#/components/schemas/StagedEvent",
            "SCORES_REVEALED": "#/components/schemas/StagedEvent",
            "RESULT_SHOWN": "#/components/schemas/StagedEvent",
            "REVEAL_STEPPED": "#/components/schemas/StagedEvent",
            "BATTLE_STARTED": "#/components/schemas/StagedEvent",
            "BATTLE_PAUSED": "#/components/schemas/StagedEvent",
            "BATTLE_RESUMED": "#/components/schemas/StagedEvent",
            "FOUL_ADDED": "#/components/schemas/StagedEvent",
            "POINT_ADDED": "#/components/schemas/StagedEvent",
            "BATTLE_DETERMINED": "#/components/schemas/StagedEvent",
            "RESULT_CORRECTED": "#/components/schemas/StagedEvent",
            "ADJUSTMENT_ADDED": "#/components/schemas/StagedEvent",
            "COMMAND_UNDONE": "#/components/schemas/StagedEvent",
            "LATE_SCORE_ACCEPTED": "#/components/schemas/StagedEvent",
            "JUDGE_SIGNED_IN": "#/components/schemas/JudgeSignedInEvent",
            "SCORE_SUBMITTED": "#/components/schemas/ScoreSubmittedEvent",
            "LATE_SCORE_OFFERED": "#/components/schemas/LateScoreEvent",
            "LATE_SCORE_REFUSED": "#/components/schemas/LateScoreEvent",
            "SETUP_CHANGED": "#/components/schemas/SetupChangedEvent"
          }
        }
      },
      "ScreenStagedEvent": {
        "type": "object",
        "description": "大屏和评委手机收到的操作员一步：只有播出内容",
        "required": [
          "type",
          "version",
          "at",
          "onAir"
        ],
        "properties": {
          "type": {
            "$ref": "#/components/schemas/OnAirEventType"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "onAir": {
            "$ref": "#/components/schemas/OnAir"
          },
          "window": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/JudgeWindow"
              },
              {
                "type": "null"
              }
            ],
            "description": "只给评委"
          },
          "recused": {
            "type": "boolean",
            "description": "只给评委"
          },
          "scores": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SubmittedScore"
            },
            "description": "只给评委，自己给当前节目打的分"
          },
          "lateScores": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LateScore"
            },
            "description": "只给评委，自己迟交、等操作员决定的分数"
          },
          "votesElsewhere": {
            "type": "integer",
            "minimum": 0,
            "description": "只给评委"
          },
          "comingUp": {
            "$ref": "#/components/schemas/ComingUp"
          }
        }
      },
      "ViewEvent": {
        "description": "推送给一个连接的事件，控制台收到完整的事件，大屏和手机收到裁剪后的",
        "anyOf": [
          {
            "$ref": "#/components/schemas/ShowEvent"
          },
          {
            "$ref": "#/components/schemas/ScreenStagedEvent"
          }
        ]
      },
      "ConnectionRole": {
        "type": "string",
        "description": "谁的连接：SCREEN 大屏，CONSOLE 控制台，JUDGE 评委的手机",
        "enum": [
          "SCREEN",
          "CONSOLE",
          "JUDGE"
        ]
      },
      "Connection": {
        "type": "object",
        "description": "一个在线的连接",
        "required": [
          "id",
          "role",
          "label",
          "judgeId",
          "operatorId",
          "version",
          "lagMs",
          "since",
          "visible",
          "page",
          "silentSince"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "role": {
            "$ref": "#/components/schemas/ConnectionRole"
          },
          "label": {
            "type": "string",
            "description": "连接的名称，如「主屏」；控制台是设备的名称，如「Windows 电脑」"
          },
          "judgeId": {
            "type": [
              "string",
              "null"
            ]
          },
          "operatorId": {
            "type": [
              "string",
              "null"
            ],
            "description": "控制台的操作员；同一个登录打开的几个窗口相同"
          },
          "version": {
            "$ref": "#/components/schemas/Version",
            "description": "该连接报告已显示的版本"
          },
          "lagMs": {
            "type": [
              "integer",
              "null"
            ],
            "description": "最近一次报告的延迟（毫秒）"
          },
          "since": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "visible": {
            "type": "boolean",
            "description": "页面是否在前台"
          },
          "page": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/PhonePage"
              },
              {
                "type": "null"
              }
            ],
            "description": "评委手机停在哪一页；还没有回报、或不是评委手机时为空"
          },
          "silentSince": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ],
            "description": "评委手机虽然连着，但没有人在看打分页：页面在后台或停在别的页面已有几秒，或很久没有回报。 从这时起；正常时和不是评委手机时为空"
          }
        }
      },
      "PhonePage": {
        "type": "string",
        "enum": [
          "SCORING",
          "OTHER"
        ],
        "description": "SCORING：跟着现场走的打分页；OTHER：比赛的其他页面，如我的打分"
      },
      "Presence": {
        "type": "object",
        "required": [
          "connections"
        ],
        "properties": {
          "connections": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Connection"
            }
          }
        }
      },
      "SnapshotFrame": {
        "type": "object",
        "description": "SSE event: snapshot。连接后的第一帧，或缺得太多时的重来",
        "required": [
          "frame",
          "version",
          "serverTime",
          "connectionId",
          "match"
        ],
        "properties": {
          "frame": {
            "type": "string",
            "const": "snapshot"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "connectionId": {
            "$ref": "#/components/schemas/Id"
          },
          "match": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ScreenMatch"
              },
              {
                "$ref": "#/components/schemas/JudgeMatch"
              },
              {
                "$ref": "#/components/schemas/CurrentMatch"
              }
            ]
          }
        }
      },
      "ChangeFrame": {
        "type": "object",
        "description": "SSE event: change。从 from 之后到 version 的事件；自己的版本不小于 from 才能接上",
        "required": [
          "frame",
          "from",
          "version",
          "serverTime",
          "events"
        ],
        "properties": {
          "frame": {
            "type": "string",
            "const": "change"
          },
          "from": {
            "$ref": "#/components/schemas/Version"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "connectionId": {
            "$ref": "#/components/schemas/Id",
            "description": "续传时的第一帧带上，回报用它"
          },
          "events": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ViewEvent"
            }
          }
        }
      },
      "PresenceFrame": {
        "type": "object",
        "description": "SSE event: presence。只给控制台",
        "required": [
          "frame",
          "serverTime",
          "connections"
        ],
        "properties": {
          "frame": {
            "type": "string",
            "const": "presence"
          },
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "connections": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Connection"
            }
          }
        }
      },
      "CheckFrame": {
        "type": "object",
        "description": "SSE event: check。全链路自检，收到后用 checkId 回报",
        "required": [
          "frame",
          "serverTime",
          "checkId"
        ],
        "properties": {
          "frame": {
            "type": "string",
            "const": "check"
          },
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "checkId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "ReloadFrame": {
        "type": "object",
        "description": "SSE event: reload。操作员要求大屏刷新页面",
        "required": [
          "frame",
          "serverTime"
        ],
        "properties": {
          "frame": {
            "type": "string",
            "const": "reload"
          },
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "ClosedReason": {
        "type": "string",
        "description": "服务器为什么结束连接：DRAINING 服务器将要重启，SEAT_TAKEN 席位在另一部手机上打开，SESSION_REVOKED 登录已被收回，COMPETITION_DELETED 比赛已删除，TOO_SLOW 读得太慢",
        "enum": [
          "DRAINING",
          "SEAT_TAKEN",
          "SESSION_REVOKED",
          "COMPETITION_DELETED",
          "TOO_SLOW"
        ]
      },
      "ClosedFrame": {
        "type": "object",
        "description": "SSE event: closed。服务器要求断开，并说明原因",
        "required": [
          "frame",
          "serverTime",
          "reason"
        ],
        "properties": {
          "frame": {
            "type": "string",
            "const": "closed"
          },
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "reason": {
            "$ref": "#/components/schemas/ClosedReason"
          }
        }
      },
      "LiveFrame": {
        "description": "事件流中的一帧，data 为 JSON，SSE 的 id 是版本号",
        "oneOf": [
          {
            "$ref": "#/components/schemas/SnapshotFrame"
          },
          {
            "$ref": "#/components/schemas/ChangeFrame"
          },
          {
            "$ref": "#/components/schemas/PresenceFrame"
          },
          {
            "$ref": "#/components/schemas/CheckFrame"
          },
          {
            "$ref": "#/components/schemas/ReloadFrame"
          },
          {
            "$ref": "#/components/schemas/ClosedFrame"
          }
        ],
        "discriminator": {
          "propertyName": "frame",
          "mapping": {
            "snapshot": "#/components/schemas/SnapshotFrame",
            "change": "#/components/schemas/ChangeFrame",
            "presence": "#/components/schemas/PresenceFrame",
            "check": "#/components/schemas/CheckFrame",
            "reload": "#/components/schemas/ReloadFrame",
            "closed": "#/components/schemas/ClosedFrame"
          }
        }
      },
      "SocketOpening": {
        "type": "object",
        "description": "WebSocket 上客户端的第一条、也是唯一一条消息；最多 4 KB，连上后 5 秒内发出",
        "additionalProperties": false,
        "properties": {
          "token": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "description": "同 Authorization 请求头；大屏不需要"
          },
          "version": {
            "$ref": "#/components/schemas/Version",
            "description": "最后的版本，从它之后续传；没有时从 snapshot 开始"
          },
          "label": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]*[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\u0020\\u00A0\\u00AD\\u034F\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200D\\u202F\\u205F-\\u2064\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0][^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$",
            "description": "大屏的名称"
          }
        }
      },
      "RefusedFrame": {
        "type": "object",
        "description": "没有准入；problem 与事件流的答复相同，随后断开",
        "required": [
          "frame",
          "serverTime",
          "problem"
        ],
        "properties": {
          "frame": {
            "type": "string",
            "const": "refused"
          },
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "problem": {
            "$ref": "#/components/schemas/Problem"
          }
        }
      },
      "SocketMessage": {
        "description": "WebSocket 上服务器的一条文本消息：与事件流相同的一帧，或 refused；空消息是心跳，每 15 秒一次",
        "anyOf": [
          {
            "$ref": "#/components/schemas/LiveFrame"
          },
          {
            "$ref": "#/components/schemas/RefusedFrame"
          },
          {
            "type": "string",
            "maxLength": 0
          }
        ]
      },
      "ConnectionReport": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "connectionId",
          "version"
        ],
        "properties": {
          "connectionId": {
            "$ref": "#/components/schemas/Id"
          },
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "lagMs": {
            "type": "integer",
            "minimum": 0,
            "maximum": 600000
          },
          "visible": {
            "type": "boolean"
          },
          "page": {
            "$ref": "#/components/schemas/PhonePage"
          },
          "checkId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "ConsoleLogin": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "passcode"
        ],
        "properties": {
          "passcode": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          }
        }
      },
      "ConsoleAnswer": {
        "type": "object",
        "description": "指令已保存；version 是它产生的版本",
        "required": [
          "version",
          "link",
          "linkData",
          "activeProgramGroupId",
          "activeProgramId",
          "activeItemId",
          "programs"
        ],
        "properties": {
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "link": {
            "$ref": "#/components/schemas/Link"
          },
          "linkData": {
            "$ref": "#/components/schemas/LinkData"
          },
          "activeProgramGroupId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activeProgramId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activeItemId": {
            "type": [
              "string",
              "null"
            ]
          },
          "programs": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Program"
            },
            "description": "变化后的节目行"
          }
        }
      },
      "ShowResultAnswer": {
        "description": "出分的答复",
        "allOf": [
          {
            "$ref": "#/components/schemas/ConsoleAnswer"
          },
          {
            "type": "object",
            "required": [
              "programScore",
              "itemScore"
            ],
            "properties": {
              "programScore": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/Score"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "itemScore": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/Score"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          }
        ]
      },
      "RankAnswer": {
        "description": "排名的答复，带 linkData 的各字段",
        "allOf": [
          {
            "$ref": "#/components/schemas/ConsoleAnswer"
          },
          {
            "$ref": "#/components/schemas/LinkData"
          },
          {
            "type": "object",
            "required": [
              "rows"
            ],
            "properties": {
              "rows": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/RankRow"
                }
              }
            }
          }
        ]
      },
      "DetermineAnswer": {
        "description": "犯规、加分、判定的答复",
        "allOf": [
          {
            "$ref": "#/components/schemas/ConsoleAnswer"
          },
          {
            "type": "object",
            "required": [
              "determination"
            ],
            "properties": {
              "determination": {
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/Determination"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          }
        ]
      },
      "ShowStartPageCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SHOW_START_PAGE"
          }
        }
      },
      "OpenTestCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "OPEN_TEST"
          }
        }
      },
      "ShowProgramListCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SHOW_PROGRAM_LIST"
          }
        }
      },
      "ShowSignInCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "signInShowType"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SHOW_SIGN_IN"
          },
          "signInShowType": {
            "$ref": "#/components/schemas/SignInShowType"
          }
        }
      },
      "SwitchGroupCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "groupId"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SWITCH_GROUP"
          },
          "groupId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "ShowRankCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "rankShowType",
          "itemId"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SHOW_RANK"
          },
          "rankShowType": {
            "$ref": "#/components/schemas/RankShowType"
          },
          "itemId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Id"
              },
              {
                "type": "null"
              }
            ],
            "description": "为空表示最终得分"
          },
          "covered": {
            "type": "boolean",
            "description": "从全部盖着开始，由操作员逐步揭晓；不给时按比赛的设置"
          },
          "paceMs": {
            "type": "integer",
            "minimum": 300,
            "maximum": 10000,
            "description": "自动播放时每一名之间的时间（毫秒）；不给时按比赛的设置"
          }
        }
      },
      "TurnRankPageCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "rankShowType",
          "itemId",
          "pageNo"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "TURN_RANK_PAGE"
          },
          "rankShowType": {
            "$ref": "#/components/schemas/RankShowType"
          },
          "itemId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Id"
              },
              {
                "type": "null"
              }
            ],
            "description": "为空表示最终得分"
          },
          "pageNo": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000,
            "description": "页码，从 0 开始"
          }
        }
      },
      "StartSpeechCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "itemId",
          "test",
          "confirm"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "START_SPEECH"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Id"
              },
              {
                "type": "null"
              }
            ],
            "description": "为空表示整个节目"
          },
          "test": {
            "type": "boolean"
          },
          "confirm": {
            "type": "boolean"
          }
        }
      },
      "StartScoringCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "itemId",
          "test",
          "confirm"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "START_SCORING"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Id"
              },
              {
                "type": "null"
              }
            ],
            "description": "为空表示整个节目"
          },
          "test": {
            "type": "boolean"
          },
          "confirm": {
            "type": "boolean"
          }
        }
      },
      "RevealScoresCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "itemId",
          "test",
          "confirm"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "REVEAL_SCORES"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Id"
              },
              {
                "type": "null"
              }
            ],
            "description": "为空表示整个节目"
          },
          "test": {
            "type": "boolean"
          },
          "confirm": {
            "type": "boolean"
          },
          "covered": {
            "type": "boolean",
            "description": "从全部盖着开始，由操作员逐步揭晓；不给时自动播放"
          }
        }
      },
      "ShowResultCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "itemId",
          "test"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "SHOW_RESULT"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Id"
              },
              {
                "type": "null"
              }
            ],
            "description": "为空表示整个节目"
          },
          "test": {
            "type": "boolean"
          },
          "covered": {
            "type": "boolean",
            "description": "从全部盖着开始，由操作员逐步揭晓；不给时自动播放"
          }
        }
      },
      "StepRevealCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "step"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "STEP_REVEAL"
          },
          "step": {
            "oneOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              {
                "type": "null"
              }
            ],
            "description": "第几步，从 0 开始；为空恢复自动播放"
          }
        }
      },
      "StartBattleCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "opponentId",
          "test",
          "confirm"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "START_BATTLE"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "opponentId": {
            "$ref": "#/components/schemas/Id"
          },
          "test": {
            "type": "boolean"
          },
          "confirm": {
            "type": "boolean"
          }
        }
      },
      "PauseBattleCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "test"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "PAUSE_BATTLE"
          },
          "test": {
            "type": "boolean"
          }
        }
      },
      "ResumeBattleCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "test"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "RESUME_BATTLE"
          },
          "test": {
            "type": "boolean"
          }
        }
      },
      "AddFoulCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "foulId"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "ADD_FOUL"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "foulId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "AddPointCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "point"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "ADD_POINT"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "point": {
            "$ref": "#/components/schemas/Score"
          }
        }
      },
      "DetermineBattleCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "opponentId",
          "test"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "DETERMINE_BATTLE"
          },
          "programId": {
            "$ref": "#/components/schemas/Id",
            "description": "获胜的节目"
          },
          "opponentId": {
            "$ref": "#/components/schemas/Id"
          },
          "test": {
            "type": "boolean"
          }
        }
      },
      "CorrectResultCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "score",
          "reason"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "CORRECT_RESULT"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          }
        }
      },
      "AddAdjustmentCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "programId",
          "amount",
          "reason"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "ADD_ADJUSTMENT"
          },
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "amount": {
            "$ref": "#/components/schemas/Score"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          }
        }
      },
      "AcceptLateScoreCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "lateScoreId",
          "reason"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "ACCEPT_LATE_SCORE"
          },
          "lateScoreId": {
            "$ref": "#/components/schemas/Id"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          }
        }
      },
      "RefuseLateScoreCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "lateScoreId",
          "reason"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "REFUSE_LATE_SCORE"
          },
          "lateScoreId": {
            "$ref": "#/components/schemas/Id"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          }
        }
      },
      "UndoCommand": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "UNDO"
          }
        }
      },
      "OperatorCommand": {
        "description": "操作员的一步；每一步也有自己的操作，这里用于预览",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ShowStartPageCommand"
          },
          {
            "$ref": "#/components/schemas/OpenTestCommand"
          },
          {
            "$ref": "#/components/schemas/ShowProgramListCommand"
          },
          {
            "$ref": "#/components/schemas/ShowSignInCommand"
          },
          {
            "$ref": "#/components/schemas/SwitchGroupCommand"
          },
          {
            "$ref": "#/components/schemas/ShowRankCommand"
          },
          {
            "$ref": "#/components/schemas/TurnRankPageCommand"
          },
          {
            "$ref": "#/components/schemas/StartSpeechCommand"
          },
          {
            "$ref": "#/components/schemas/StartScoringCommand"
          },
          {
            "$ref": "#/components/schemas/RevealScoresCommand"
          },
          {
            "$ref": "#/components/schemas/ShowResultCommand"
          },
          {
            "$ref": "#/components/schemas/StepRevealCommand"
          },
          {
            "$ref": "#/components/schemas/StartBattleCommand"
          },
          {
            "$ref": "#/components/schemas/PauseBattleCommand"
          },
          {
            "$ref": "#/components/schemas/ResumeBattleCommand"
          },
          {
            "$ref": "#/components/schemas/AddFoulCommand"
          },
          {
            "$ref": "#/components/schemas/AddPointCommand"
          },
          {
            "$ref": "#/components/schemas/DetermineBattleCommand"
          },
          {
            "$ref": "#/components/schemas/CorrectResultCommand"
          },
          {
            "$ref": "#/components/schemas/AddAdjustmentCommand"
          },
          {
            "$ref": "#/components/schemas/AcceptLateScoreCommand"
          },
          {
            "$ref": "#/components/schemas/RefuseLateScoreCommand"
          },
          {
            "$ref": "#/components/schemas/UndoCommand"
          }
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "SHOW_START_PAGE": "#/components/schemas/ShowStartPageCommand",
            "OPEN_TEST": "#/components/schemas/OpenTestCommand",
            "SHOW_PROGRAM_LIST": "#/components/schemas/ShowProgramListCommand",
            "SHOW_SIGN_IN": "#/components/schemas/ShowSignInCommand",
            "SWITCH_GROUP": "#/components/schemas/SwitchGroupCommand",
            "SHOW_RANK": "#/components/schemas/ShowRankCommand",
            "TURN_RANK_PAGE": "#/components/schemas/TurnRankPageCommand",
            "START_SPEECH": "#/components/schemas/StartSpeechCommand",
            "START_SCORING": "#/components/schemas/StartScoringCommand",
            "REVEAL_SCORES": "#/components/schemas/RevealScoresCommand",
            "SHOW_RESULT": "#/components/schemas/ShowResultCommand",
            "STEP_REVEAL": "#/components/schemas/StepRevealCommand",
            "START_BATTLE": "#/components/schemas/StartBattleCommand",
            "PAUSE_BATTLE": "#/components/schemas/PauseBattleCommand",
            "RESUME_BATTLE": "#/components/schemas/ResumeBattleCommand",
            "ADD_FOUL": "#/components/schemas/AddFoulCommand",
            "ADD_POINT": "#/components/schemas/AddPointCommand",
            "DETERMINE_BATTLE": "#/components/schemas/DetermineBattleCommand",
            "CORRECT_RESULT": "#/components/schemas/CorrectResultCommand",
            "ADD_ADJUSTMENT": "#/components/schemas/AddAdjustmentCommand",
            "ACCEPT_LATE_SCORE": "#/components/schemas/AcceptLateScoreCommand",
            "REFUSE_LATE_SCORE": "#/components/schemas/RefuseLateScoreCommand",
            "UNDO": "#/components/schemas/UndoCommand"
          }
        }
      },
      "CommandPreview": {
        "description": "执行这一步后大屏会看到的画面；什么都没有保存",
        "allOf": [
          {
            "$ref": "#/components/schemas/OnAir"
          },
          {
            "type": "object",
            "required": [
              "version"
            ],
            "properties": {
              "version": {
                "$ref": "#/components/schemas/Version",
                "description": "在哪个版本上算出"
              }
            }
          }
        ]
      },
      "ReasonRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "reason"
        ],
        "properties": {
          "reason": {
            "$ref": "#/components/schemas/Reason"
          }
        }
      },
      "CorrectionRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "score",
          "reason"
        ],
        "properties": {
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          }
        }
      },
      "AdjustmentRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "amount",
          "reason"
        ],
        "properties": {
          "amount": {
            "$ref": "#/components/schemas/Score"
          },
          "reason": {
            "$ref": "#/components/schemas/Reason"
          }
        }
      },
      "LateScores": {
        "type": "object",
        "required": [
          "lateScores"
        ],
        "properties": {
          "lateScores": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LateScore"
            }
          }
        }
      },
      "CheckAnswer": {
        "type": "object",
        "description": "全链路自检的结果",
        "required": [
          "checkId",
          "startedAt",
          "answers"
        ],
        "properties": {
          "checkId": {
            "$ref": "#/components/schemas/Id"
          },
          "startedAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "answers": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "connectionId",
                "role",
                "label",
                "judgeId",
                "roundTripMs"
              ],
              "properties": {
                "connectionId": {
                  "$ref": "#/components/schemas/Id"
                },
                "role": {
                  "$ref": "#/components/schemas/ConnectionRole"
                },
                "label": {
                  "type": "string"
                },
                "judgeId": {
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "roundTripMs": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "description": "还没有答复时为空"
                }
              }
            }
          }
        }
      },
      "ControlCurrentResult": {
        "type": "object",
        "description": "控制台当前成绩：当前节目的评委打分",
        "required": [
          "programId",
          "itemId",
          "submitted",
          "expected",
          "scores",
          "working"
        ],
        "properties": {
          "programId": {
            "type": [
              "string",
              "null"
            ]
          },
          "itemId": {
            "type": [
              "string",
              "null"
            ]
          },
          "submitted": {
            "type": "integer",
            "minimum": 0
          },
          "expected": {
            "type": "integer",
            "minimum": 0
          },
          "scores": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "judge",
                "scores"
              ],
              "properties": {
                "judge": {
                  "$ref": "#/components/schemas/JudgeRef"
                },
                "scores": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/SubmittedScore"
                  }
                }
              }
            }
          },
          "working": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/FinalScore"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "ControlFinalResult": {
        "type": "object",
        "description": "控制台最终成绩：一个节目组的排名",
        "required": [
          "groupId",
          "groupName",
          "rows"
        ],
        "properties": {
          "groupId": {
            "$ref": "#/components/schemas/Id"
          },
          "groupName": {
            "type": "string"
          },
          "rows": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/RankRow"
            }
          }
        }
      },
      "ScreenResult": {
        "type": "object",
        "description": "已经在大屏公布的成绩",
        "required": [
          "version",
          "rows"
        ],
        "properties": {
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "rows": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/RankRow"
            }
          }
        }
      },
      "StatisticsRow": {
        "type": "object",
        "required": [
          "number",
          "name",
          "groupName",
          "itemName",
          "score",
          "dropped",
          "revision",
          "judgeId"
        ],
        "properties": {
          "number": {
            "type": [
              "integer",
              "null"
            ],
            "description": "评委编号"
          },
          "name": {
            "type": "string",
            "description": "评委姓名"
          },
          "groupName": {
            "type": "string",
            "description": "评委组"
          },
          "itemName": {
            "type": [
              "string",
              "null"
            ]
          },
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "dropped": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/DropKind"
              },
              {
                "type": "null"
              }
            ]
          },
          "revision": {
            "type": "integer",
            "minimum": 1
          },
          "judgeId": {
            "$ref": "#/components/schemas/Id"
          }
        }
      },
      "StatisticsProgram": {
        "type": "object",
        "required": [
          "programId",
          "groupId",
          "number",
          "programName",
          "contestant",
          "finalScore",
          "rank",
          "results"
        ],
        "properties": {
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "groupId": {
            "$ref": "#/components/schemas/Id"
          },
          "number": {
            "type": "integer",
            "description": "节目序号"
          },
          "programName": {
            "type": "string"
          },
          "contestant": {
            "type": "string"
          },
          "finalScore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "rank": {
            "type": [
              "integer",
              "null"
            ]
          },
          "results": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StatisticsRow"
            }
          }
        }
      },
      "JudgeStatistics": {
        "type": "object",
        "required": [
          "judge",
          "count",
          "mean",
          "spread",
          "dropped"
        ],
        "properties": {
          "judge": {
            "$ref": "#/components/schemas/JudgeRef"
          },
          "count": {
            "type": "integer",
            "minimum": 0
          },
          "mean": {
            "type": [
              "number",
              "null"
            ],
            "description": "打分平均值"
          },
          "spread": {
            "type": [
              "number",
              "null"
            ],
            "description": "打分标准差"
          },
          "dropped": {
            "type": "integer",
            "minimum": 0,
            "description": "被去掉的次数"
          }
        }
      },
      "Statistics": {
        "type": "object",
        "required": [
          "programGroups",
          "programItemResults",
          "rankings",
          "judges"
        ],
        "properties": {
          "programGroups": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ProgramGroup"
            }
          },
          "programItemResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StatisticsProgram"
            }
          },
          "rankings": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ControlFinalResult"
            }
          },
          "judges": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JudgeStatistics"
            }
          }
        }
      },
      "OrderEffect": {
        "type": "object",
        "description": "出场顺序的影响：评委与其他评委的差随出场顺序怎样变化",
        "required": [
          "programs",
          "slope",
          "correlation",
          "firstThird",
          "lastThird"
        ],
        "properties": {
          "programs": {
            "type": "integer",
            "minimum": 3,
            "description": "比较了几个节目"
          },
          "slope": {
            "type": "number",
            "description": "每晚出场一位，比其他评委多给几分（最小二乘）"
          },
          "correlation": {
            "type": [
              "number",
              "null"
            ],
            "description": "皮尔逊相关系数，差值全都相同时为空"
          },
          "firstThird": {
            "type": "number",
            "description": "前三分之一节目里，比其他评委平均高几分"
          },
          "lastThird": {
            "type": "number",
            "description": "后三分之一节目里，比其他评委平均高几分"
          }
        }
      },
      "JudgeComparison": {
        "type": "object",
        "required": [
          "judge",
          "count",
          "mean",
          "spread",
          "lowest",
          "highest",
          "deviation",
          "droppedHighest",
          "droppedLowest",
          "order"
        ],
        "properties": {
          "judge": {
            "$ref": "#/components/schemas/JudgeRef"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "打了几个分数"
          },
          "mean": {
            "type": [
              "number",
              "null"
            ],
            "description": "打分平均值"
          },
          "spread": {
            "type": [
              "number",
              "null"
            ],
            "description": "打分标准差"
          },
          "lowest": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "highest": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "deviation": {
            "type": [
              "number",
              "null"
            ],
            "description": "比其他评委平均高几分，没有可比较的分数时为空"
          },
          "droppedHighest": {
            "type": "integer",
            "minimum": 0,
            "description": "作为最高分被去掉的次数"
          },
          "droppedLowest": {
            "type": "integer",
            "minimum": 0,
            "description": "作为最低分被去掉的次数"
          },
          "order": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/OrderEffect"
              },
              {
                "type": "null"
              }
            ],
            "description": "可比较的节目少于 3 个时为空"
          }
        }
      },
      "ItemStatistics": {
        "type": "object",
        "required": [
          "itemId",
          "itemName",
          "proportion",
          "maxScore",
          "count",
          "mean",
          "spread",
          "lowest",
          "highest"
        ],
        "properties": {
          "itemId": {
            "$ref": "#/components/schemas/Id"
          },
          "itemName": {
            "type": "string"
          },
          "proportion": {
            "type": "number",
            "description": "占比（百分数）"
          },
          "maxScore": {
            "type": "number",
            "description": "该项满分"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "评委给了几个分数"
          },
          "mean": {
            "type": [
              "number",
              "null"
            ]
          },
          "spread": {
            "type": [
              "number",
              "null"
            ],
            "description": "标准差"
          },
          "lowest": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          },
          "highest": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Score"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "BoutSide": {
        "type": "object",
        "required": [
          "programId",
          "programName",
          "contestant",
          "score",
          "fouls",
          "outcome"
        ],
        "properties": {
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "programName": {
            "type": "string"
          },
          "contestant": {
            "type": "string"
          },
          "score": {
            "$ref": "#/components/schemas/Score"
          },
          "fouls": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "foulName",
                "times",
                "allowed"
              ],
              "properties": {
                "foulName": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "设置里已经没有的犯规为空"
                },
                "times": {
                  "type": "integer",
                  "minimum": 1
                },
                "allowed": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "description": "允许的次数"
                }
              }
            }
          },
          "outcome": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/BattleOutcome"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "BoutRecord": {
        "type": "object",
        "required": [
          "groupId",
          "groupName",
          "bout",
          "phase",
          "red",
          "blue",
          "determination"
        ],
        "properties": {
          "groupId": {
            "$ref": "#/components/schemas/Id"
          },
          "groupName": {
            "type": "string"
          },
          "bout": {
            "type": "integer",
            "minimum": 1,
            "description": "组内第几场"
          },
          "phase": {
            "$ref": "#/components/schemas/ProgramPhase"
          },
          "red": {
            "$ref": "#/components/schemas/BoutSide"
          },
          "blue": {
            "$ref": "#/components/schemas/BoutSide"
          },
          "determination": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Determination"
              },
              {
                "type": "null"
              }
            ],
            "description": "还没有判定时为空"
          }
        }
      },
      "ResultOverview": {
        "type": "object",
        "required": [
          "status",
          "mode",
          "decimals",
          "items",
          "rankings",
          "correctedProgramIds",
          "judges",
          "testJudges",
          "bouts"
        ],
        "properties": {
          "status": {
            "$ref": "#/components/schemas/CompetitionStatus"
          },
          "mode": {
            "$ref": "#/components/schemas/Mode"
          },
          "decimals": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3,
            "description": "得分的小数位数"
          },
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ItemStatistics"
            },
            "description": "没有启用评分项时为空"
          },
          "rankings": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ControlFinalResult"
            }
          },
          "correctedProgramIds": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Id"
            },
            "description": "成绩更正过的节目"
          },
          "judges": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JudgeComparison"
            }
          },
          "testJudges": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JudgeComparison"
            },
            "description": "测试打分时的评委对比，开赛前用来校准"
          },
          "bouts": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/BoutRecord"
            },
            "description": "不是对战时为空"
          }
        }
      },
      "ProgramDetail": {
        "type": "object",
        "required": [
          "program",
          "working",
          "rows",
          "adjustments"
        ],
        "properties": {
          "program": {
            "$ref": "#/components/schemas/Program"
          },
          "working": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/FinalScore"
              },
              {
                "type": "null"
              }
            ]
          },
          "rows": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StatisticsRow"
            }
          },
          "adjustments": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Adjustment"
            }
          }
        }
      },
      "LedgerEntry": {
        "type": "object",
        "required": [
          "version",
          "at",
          "type",
          "actor",
          "commandId",
          "body",
          "previousHash",
          "hash"
        ],
        "properties": {
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "type": {
            "$ref": "#/components/schemas/ShowEventType"
          },
          "actor": {
            "$ref": "#/components/schemas/Actor"
          },
          "commandId": {
            "type": "string"
          },
          "body": {
            "description": "事件正文，即参与哈希的 JSON 文本",
            "type": "string"
          },
          "previousHash": {
            "type": "string"
          },
          "hash": {
            "type": "string"
          }
        }
      },
      "LedgerOrder": {
        "type": "string",
        "description": "台账的顺序：OLDEST_FIRST 先旧后新，NEWEST_FIRST 先新后旧",
        "enum": [
          "OLDEST_FIRST",
          "NEWEST_FIRST"
        ]
      },
      "LedgerKind": {
        "type": "string",
        "description": "SHOW：播出；SCORE：打分；CORRECTION：更正、加减分、撤销和迟到的分数；SIGN_IN：签到；SETUP：组织者的改动",
        "enum": [
          "SHOW",
          "SCORE",
          "CORRECTION",
          "SIGN_IN",
          "SETUP"
        ]
      },
      "LedgerPerson": {
        "type": "object",
        "description": "台账里的一个人；控制台以设备的名称相称，已经退出的控制台没有名称",
        "required": [
          "role",
          "id",
          "name",
          "number"
        ],
        "properties": {
          "role": {
            "$ref": "#/components/schemas/ActorRole"
          },
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "number": {
            "type": [
              "integer",
              "null"
            ],
            "description": "评委编号"
          }
        }
      },
      "LedgerField": {
        "type": "string",
        "description": "JUDGE_SCORE：评委打的分；ITEM_SCORE：评分项得分；FINAL_SCORE：最终得分；CURRENT_SCORE：对战比分；FOULS：犯规次数",
        "enum": [
          "JUDGE_SCORE",
          "ITEM_SCORE",
          "FINAL_SCORE",
          "CURRENT_SCORE",
          "FOULS"
        ]
      },
      "LedgerChange": {
        "type": "object",
        "description": "一个值由什么变成什么；空是还没有",
        "required": [
          "programId",
          "field",
          "detailId",
          "before",
          "after"
        ],
        "properties": {
          "programId": {
            "$ref": "#/components/schemas/Id"
          },
          "field": {
            "$ref": "#/components/schemas/LedgerField"
          },
          "detailId": {
            "type": [
              "string",
              "null"
            ],
            "description": "评分项或犯规的标识"
          },
          "before": {
            "type": [
              "number",
              "null"
            ]
          },
          "after": {
            "type": [
              "number",
              "null"
            ]
          }
        }
      },
      "LedgerLine": {
        "description": "台账的一条，和它改变的值",
        "allOf": [
          {
            "$ref": "#/components/schemas/LedgerEntry"
          },
          {
            "type": "object",
            "required": [
              "changes"
            ],
            "properties": {
              "changes": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/LedgerChange"
                }
              }
            }
          }
        ]
      },
      "LedgerNames": {
        "type": "object",
        "description": "这些条目提到的人、节目、组、评委、评分项和犯规现在或最后的名称；一条改动提到很多个时只有前 100 个",
        "required": [
          "people",
          "things"
        ],
        "properties": {
          "people": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LedgerPerson"
            }
          },
          "things": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "id",
                "name",
                "number"
              ],
              "properties": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "number": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "description": "节目序号或评委编号"
                }
              }
            }
          }
        }
      },
      "LedgerStep": {
        "type": "object",
        "required": [
          "version",
          "at",
          "type"
        ],
        "properties": {
          "version": {
            "$ref": "#/components/schemas/Version"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "type": {
            "$ref": "#/components/schemas/ShowEventType"
          }
        }
      },
      "LedgerTimeline": {
        "type": "object",
        "required": [
          "version",
          "steps",
          "people"
        ],
        "properties": {
          "version": {
            "$ref": "#/components/schemas/Version",
            "description": "最新的版本"
          },
          "steps": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LedgerStep"
            },
            "description": "打分和签到以外的每一步，先旧后新"
          },
          "people": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LedgerPerson"
            },
            "description": "出现过的人"
          }
        }
      },
      "LedgerMoment": {
        "type": "object",
        "required": [
          "match",
          "line",
          "names",
          "nextAt"
        ],
        "properties": {
          "match": {
            "$ref": "#/components/schemas/ScreenMatch"
          },
          "line": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/LedgerLine"
              },
              {
                "type": "null"
              }
            ],
            "description": "走到这个版本的那一条；版本 0 没有"
          },
          "names": {
            "$ref": "#/components/schemas/LedgerNames"
          },
          "nextAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ],
            "description": "下一个版本的时间；最新的版本没有"
          }
        }
      },
      "Ledger": {
        "type": "object",
        "required": [
          "entries",
          "nextAfter",
          "names"
        ],
        "properties": {
          "entries": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LedgerLine"
            }
          },
          "names": {
            "$ref": "#/components/schemas/LedgerNames"
          },
          "nextAfter": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Version"
              },
              {
                "type": "null"
              }
            ],
            "description": "还有更多时，下一页的 after"
          }
        }
      },
      "LedgerVerification": {
        "type": "object",
        "required": [
          "intact",
          "checked",
          "firstBroken",
          "head"
        ],
        "properties": {
          "intact": {
            "type": "boolean"
          },
          "checked": {
            "type": "integer",
            "minimum": 0
          },
          "firstBroken": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Version"
              },
              {
                "type": "null"
              }
            ]
          },
          "head": {
            "type": "string",
            "description": "最新一条的哈希"
          }
        }
      },
      "PointAnswer": {
        "type": "object",
        "required": [
          "point"
        ],
        "properties": {
          "point": {
            "type": "integer",
            "description": "云点余额，1 点等于 1 场正式比赛"
          }
        }
      },
      "RecordNumber": {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991,
        "description": "一条记录的序号，越新越大"
      },
      "Month": {
        "type": "string",
        "pattern": "^20[0-9]{2}-(0[1-9]|1[0-2])$",
        "description": "年月，如 2026-11"
      },
      "RechargeSource": {
        "type": "string",
        "description": "云点从哪里来：付款、兑换码、退款收回、退款没有办成又还回、赠送",
        "enum": [
          "ORDER",
          "VOUCHER",
          "REFUND",
          "REFUND_RETURNED",
          "GIFT"
        ]
      },
      "RechargeRecord": {
        "type": "object",
        "required": [
          "id",
          "point",
          "balance",
          "source",
          "amount",
          "at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "point": {
            "type": "integer",
            "description": "增加的点数；收回时是负数"
          },
          "balance": {
            "type": "integer",
            "description": "这一条之后的余额"
          },
          "source": {
            "$ref": "#/components/schemas/RechargeSource"
          },
          "amount": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Yuan"
              },
              {
                "type": "null"
              }
            ],
            "description": "付款或退款的金额；没有钱时没有"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "RechargeRecords": {
        "type": "object",
        "required": [
          "rechargeRecords",
          "nextBefore"
        ],
        "properties": {
          "rechargeRecords": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/RechargeRecord"
            }
          },
          "nextBefore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/RecordNumber"
              },
              {
                "type": "null"
              }
            ],
            "description": "还有更早的时，下一页的 before"
          }
        }
      },
      "ConsumeRecord": {
        "type": "object",
        "required": [
          "id",
          "point",
          "balance",
          "competitionId",
          "competitionName",
          "at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "point": {
            "type": "integer"
          },
          "balance": {
            "type": "integer",
            "description": "这一条之后的余额"
          },
          "competitionId": {
            "$ref": "#/components/schemas/Id"
          },
          "competitionName": {
            "type": "string"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "ConsumeRecords": {
        "type": "object",
        "required": [
          "consumeRecord",
          "nextBefore"
        ],
        "properties": {
          "consumeRecord": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ConsumeRecord"
            }
          },
          "nextBefore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/RecordNumber"
              },
              {
                "type": "null"
              }
            ],
            "description": "还有更早的时，下一页的 before"
          }
        }
      },
      "VoucherRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "code"
        ],
        "properties": {
          "code": {
            "type": "string",
            "minLength": 16,
            "maxLength": 64,
            "description": "兑换码，16 个字符；空格、横线和大小写都不要紧"
          }
        }
      },
      "Yuan": {
        "type": "string",
        "pattern": "^[0-9]{1,9}\\.[0-9]{2}$",
        "description": "金额（元），两位小数"
      },
      "Plan": {
        "type": "object",
        "required": [
          "id",
          "amount",
          "point",
          "discount"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "amount": {
            "$ref": "#/components/schemas/Yuan"
          },
          "point": {
            "type": "integer",
            "minimum": 1
          },
          "discount": {
            "type": [
              "string",
              "null"
            ],
            "description": "折扣说明，如「9 折」"
          }
        }
      },
      "PaymentMeans": {
        "type": "string",
        "description": "钱怎么付：支付宝；演示用的假支付宝，不收钱；没有接通在线支付",
        "enum": [
          "ALIPAY",
          "DEMO",
          "NONE"
        ]
      },
      "Plans": {
        "type": "object",
        "required": [
          "plans",
          "payment",
          "mayBuy"
        ],
        "properties": {
          "plans": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Plan"
            }
          },
          "payment": {
            "$ref": "#/components/schemas/PaymentMeans"
          },
          "mayBuy": {
            "type": "boolean",
            "description": "子账号用主账号的云点，只有主账号能购买"
          }
        }
      },
      "OrderState": {
        "type": "string",
        "description": "刚下单；买家已扫码或打开付款页；已付款入账；退款办理中（云点已收回）；已退款；已关闭",
        "enum": [
          "CREATED",
          "WAIT_BUYER_PAY",
          "PAID",
          "REFUNDING",
          "REFUNDED",
          "CLOSED"
        ]
      },
      "OrderRefusal": {
        "type": "string",
        "description": "为什么现在不能办：还没有付款；订单已关闭；正在退款；已经退款；云点已经用掉；\n有申请中或已开具的发票；支付服务不再接受退款\n",
        "enum": [
          "ORDER_NOT_PAID",
          "ORDER_CLOSED",
          "REFUND_RUNNING",
          "ORDER_REFUNDED",
          "POINTS_SPENT",
          "INVOICE_LIVING",
          "REFUND_REFUSED"
        ]
      },
      "PaymentOrder": {
        "type": "object",
        "required": [
          "id",
          "qrcodeUrl",
          "amount",
          "point",
          "tradeNo",
          "state",
          "payment",
          "createdAt",
          "expiresAt",
          "paidAt",
          "refundedAt",
          "refundRefusal",
          "invoiceRefusal"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "qrcodeUrl": {
            "type": "string",
            "description": "二维码的内容"
          },
          "amount": {
            "$ref": "#/components/schemas/Yuan"
          },
          "point": {
            "type": "integer"
          },
          "tradeNo": {
            "$ref": "#/components/schemas/TradeNo"
          },
          "state": {
            "$ref": "#/components/schemas/OrderState"
          },
          "payment": {
            "$ref": "#/components/schemas/PaymentMeans"
          },
          "createdAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "expiresAt": {
            "$ref": "#/components/schemas/EpochMs"
          },
          "paidAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          },
          "refundedAt": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/EpochMs"
              },
              {
                "type": "null"
              }
            ]
          },
          "refundRefusal": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/OrderRefusal"
              },
              {
                "type": "null"
              }
            ],
            "description": "为什么现在不能退款；能退时没有"
          },
          "invoiceRefusal": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/OrderRefusal"
              },
              {
                "type": "null"
              }
            ],
            "description": "为什么现在不能申请发票；能申请时没有"
          }
        }
      },
      "PaymentOrders": {
        "type": "object",
        "required": [
          "orders",
          "nextBefore"
        ],
        "properties": {
          "orders": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PaymentOrder"
            }
          },
          "nextBefore": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/RecordNumber"
              },
              {
                "type": "null"
              }
            ],
            "description": "还有更早的时，下一页的 before"
          }
        }
      },
      "TradeNo": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_]{1,64}$",
        "description": "我们给支付服务的订单号"
      },
      "PaymentForm": {
        "type": "object",
        "required": [
          "content"
        ],
        "properties": {
          "content": {
            "type": "string",
            "description": "支付表单内容"
          }
        }
      },
      "AlipayNotification": {
        "type": "object",
        "description": "支付服务送来的全部字段；签名连同不认识的字段一起验",
        "maxProperties": 60,
        "properties": {
          "notify_time": {
            "type": "string",
            "maxLength": 128
          },
          "notify_type": {
            "type": "string",
            "maxLength": 128
          },
          "notify_id": {
            "type": "string",
            "maxLength": 128
          },
          "app_id": {
            "type": "string",
            "maxLength": 128
          },
          "auth_app_id": {
            "type": "string",
            "maxLength": 128
          },
          "charset": {
            "type": "string",
            "maxLength": 128
          },
          "version": {
            "type": "string",
            "maxLength": 128
          },
          "sign_type": {
            "type": "string",
            "maxLength": 128
          },
          "sign": {
            "type": "string",
            "maxLength": 1024
          },
          "trade_no": {
            "type": "string",
            "maxLength": 128
          },
          "out_trade_no": {
            "type": "string",
            "maxLength": 128
          },
          "out_biz_no": {
            "type": "string",
            "maxLength": 128
          },
          "buyer_id": {
            "type": "string",
            "maxLength": 128
          },
          "buyer_logon_id": {
            "type": "string",
            "maxLength": 128
          },
          "buyer_open_id": {
            "type": "string",
            "maxLength": 128
          },
          "seller_id": {
            "type": "string",
            "maxLength": 128
          },
          "seller_email": {
            "type": "string",
            "maxLength": 128
          },
          "trade_status": {
            "type": "string",
            "maxLength": 128
          },
          "total_amount": {
            "type": "string",
            "maxLength": 128
          },
          "receipt_amount": {
            "type": "string",
            "maxLength": 128
          },
          "invoice_amount": {
            "type": "string",
            "maxLength": 128
          },
          "buyer_pay_amount": {
            "type": "string",
            "maxLength": 128
          },
          "point_amount": {
            "type": "string",
            "maxLength": 128
          },
          "refund_fee": {
            "type": "string",
            "maxLength": 128
          },
          "subject": {
            "type": "string",
            "maxLength": 256
          },
          "body": {
            "type": "string",
            "maxLength": 400
          },
          "gmt_create": {
            "type": "string",
            "maxLength": 128
          },
          "gmt_payment": {
            "type": "string",
            "maxLength": 128
          },
          "gmt_refund": {
            "type": "string",
            "maxLength": 128
          },
          "gmt_close": {
            "type": "string",
            "maxLength": 128
          },
          "passback_params": {
            "type": "string",
            "maxLength": 512
          },
          "fund_bill_list": {
            "type": "string",
            "maxLength": 1024
          },
          "voucher_detail_list": {
            "type": "string",
            "maxLength": 1024
          }
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 128
        }
      },
      "TitleType": {
        "type": "string",
        "description": "个人、单位",
        "enum": [
          "PERSONAL",
          "CORPORATION"
        ]
      },
      "TaxNumber": {
        "type": "string",
        "pattern": "^([A-Z0-9]{15}|[A-Z0-9]{17}|[A-Z0-9]{18}|[A-Z0-9]{20})$",
        "description": "纳税人识别号或统一社会信用代码"
      },
      "InvoiceState": {
        "type": "string",
        "description": "申请中、已开具、已驳回、已红冲",
        "enum": [
          "APPLIED",
          "ISSUED",
          "REJECTED",
          "REVERSED"
        ]
      },
      "InvoiceRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "titleType",
          "titleName",
          "email"
        ],
        "properties": {
          "titleType": {
            "$ref": "#/components/schemas/TitleType"
          },
          "titleName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100
          },
          "taxNumber": {
            "$ref": "#/components/schemas/TaxNumber",
            "description": "单位必填"
          },
          "address": {
            "type": "string",
            "maxLength": 100
          },
          "phone": {
            "type": "string",
            "maxLength": 40
          },
          "bank": {
            "type": "string",
            "maxLength": 100
          },
          "bankAccount": {
            "type": "string",
            "maxLength": 40
          },
          "email": {
            "type": "string",
            "maxLength": 200
          },
          "remark": {
            "type": "string",
            "maxLength": 200
          }
        }
      },
      "InvoiceTitle": {
        "type": "object",
        "required": [
          "titleType",
          "titleName",
          "taxNumber",
          "address",
          "phone",
          "bank",
          "bankAccount",
          "email"
        ],
        "properties": {
          "titleType": {
            "$ref": "#/components/schemas/TitleType"
          },
          "titleName": {
            "type": "string"
          },
          "taxNumber": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/TaxNumber"
              },
              {
                "type": "null"
              }
            ]
          },
          "address": {
            "type": "string"
          },
          "phone": {
            "type": "string"
          },
          "bank": {
            "type": "string"
          },
          "bankAccount": {
            "type": "string"
          },
          "email": {
            "type": "string"
          }
        }
      },
      "InvoiceTitles": {
        "type": "object",
        "required": [
          "titles"
        ],
        "properties": {
          "titles": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/InvoiceTitle"
            }
          }
        }
      },
      "Invoice": {
        "type": "object",
        "required": [
          "id",
          "tradeNo",
          "state",
          "titleType",
          "titleName",
          "taxNumber",
          "email",
          "amount",
          "reason",
          "number",
          "issuedOn",
          "at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Id"
          },
          "tradeNo": {
            "$ref": "#/components/schemas/TradeNo"
          },
          "state": {
            "$ref": "#/components/schemas/InvoiceState"
          },
          "titleType": {
            "$ref": "#/components/schemas/TitleType"
          },
          "titleName": {
            "type": "string"
          },
          "taxNumber": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/TaxNumber"
              },
              {
                "type": "null"
              }
            ]
          },
          "email": {
            "type": "string"
          },
          "amount": {
            "$ref": "#/components/schemas/Yuan"
          },
          "reason": {
            "type": [
              "string",
              "null"
            ],
            "description": "驳回或红冲的原因"
          },
          "number": {
            "type": [
              "string",
              "null"
            ],
            "description": "发票号码，开具之后才有"
          },
          "issuedOn": {
            "type": [
              "string",
              "null"
            ],
            "description": "开票日期，如 2026-11-22"
          },
          "at": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "Invoices": {
        "type": "object",
        "required": [
          "invoices"
        ],
        "properties": {
          "invoices": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Invoice"
            }
          }
        }
      },
      "TitleNumber": {
        "type": "object",
        "required": [
          "titleName",
          "taxNumber"
        ],
        "properties": {
          "titleName": {
            "type": "string"
          },
          "taxNumber": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/TaxNumber"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "AddressBookUser": {
        "type": "object",
        "required": [
          "name",
          "unionid"
        ],
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 128
          },
          "unionid": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          }
        }
      },
      "AddressBookDept": {
        "type": "object",
        "required": [
          "deptId",
          "deptName"
        ],
        "properties": {
          "deptId": {
            "$ref": "#/components/schemas/DeptId"
          },
          "deptName": {
            "type": "string",
            "maxLength": 256
          }
        }
      },
      "AddressBook": {
        "type": "object",
        "description": "一个部门的下级部门，和直接在这个部门里的人",
        "required": [
          "childDepts",
          "users"
        ],
        "properties": {
          "childDepts": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AddressBookDept"
            }
          },
          "users": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AddressBookPerson"
            }
          }
        }
      },
      "AddressBookPerson": {
        "description": "部门里的一个人",
        "allOf": [
          {
            "$ref": "#/components/schemas/AddressBookUser"
          },
          {
            "type": "object",
            "required": [
              "phoneNumber",
              "judge"
            ],
            "properties": {
              "phoneNumber": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "中间四位隐去的手机号，通讯录没有提供时为空"
              },
              "judge": {
                "type": "boolean",
                "description": "已经在这场比赛的评委名单或报名里；没有说是哪场比赛时为 false"
              }
            }
          }
        ]
      },
      "AddressBookSearch": {
        "type": "object",
        "required": [
          "users",
          "more"
        ],
        "properties": {
          "users": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "allOf": [
                {
                  "$ref": "#/components/schemas/AddressBookPerson"
                },
                {
                  "type": "object",
                  "required": [
                    "deptNames"
                  ],
                  "properties": {
                    "deptNames": {
                      "type": "array",
                      "items": {
                        "type": "string"
                      },
                      "description": "所在的部门，从上到下"
                    }
                  }
                }
              ]
            }
          },
          "more": {
            "type": "boolean",
            "description": "还有更多，请多写几个字"
          }
        }
      },
      "MessengerSubUsers": {
        "type": "object",
        "description": "子账号没有密码，本人用消息服务登录",
        "additionalProperties": false,
        "required": [
          "corpId",
          "users"
        ],
        "properties": {
          "corpId": {
            "$ref": "#/components/schemas/CorpId"
          },
          "users": {
            "type": "array",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/AddressBookUser"
            }
          },
          "competitionIds": {
            "type": "array",
            "maxItems": 1000,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          }
        }
      },
      "MessengerMobile": {
        "type": "object",
        "required": [
          "mobile"
        ],
        "properties": {
          "mobile": {
            "type": [
              "string",
              "null"
            ],
            "description": "本人的手机号；消息服务不提供或隐去了中间几位时为空"
          }
        }
      },
      "JudgeRecognition": {
        "type": "object",
        "description": "认出的评委；没有认出时，报名表可以先填好的内容",
        "required": [
          "status",
          "name",
          "phoneNumber"
        ],
        "properties": {
          "status": {
            "$ref": "#/components/schemas/JudgeStatus"
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "phoneNumber": {
            "type": [
              "string",
              "null"
            ],
            "description": "消息服务提供的完整手机号"
          }
        }
      },
      "ReminderOccasion": {
        "type": "string",
        "description": "提醒谁：SIGN_IN 还没有签到的评委，SCORE 正在打分的节目里还没有提交的评委",
        "enum": [
          "SIGN_IN",
          "SCORE"
        ]
      },
      "ReminderRequest": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "occasion"
        ],
        "properties": {
          "occasion": {
            "$ref": "#/components/schemas/ReminderOccasion"
          }
        }
      },
      "ReminderAnswer": {
        "type": "object",
        "description": "每人每分钟最多提醒一次",
        "required": [
          "sent",
          "recent",
          "unreachable"
        ],
        "properties": {
          "sent": {
            "type": "array",
            "description": "已经发出提醒",
            "items": {
              "$ref": "#/components/schemas/JudgeRef"
            }
          },
          "recent": {
            "type": "array",
            "description": "一分钟内提醒过，这次没有发",
            "items": {
              "$ref": "#/components/schemas/JudgeRef"
            }
          },
          "unreachable": {
            "type": "array",
            "description": "在消息服务里找不到的评委",
            "items": {
              "$ref": "#/components/schemas/JudgeRef"
            }
          }
        }
      },
      "GroupRobot": {
        "type": "object",
        "description": "组织者群里的机器人，取自它的 Webhook 地址和加签密钥",
        "additionalProperties": false,
        "required": [
          "accessToken",
          "secret"
        ],
        "properties": {
          "accessToken": {
            "type": "string",
            "pattern": "^[A-Za-z0-9]{16,128}$"
          },
          "secret": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^SEC[A-Za-z0-9]{16,128}$"
          }
        }
      },
      "ClockAnswer": {
        "type": "object",
        "required": [
          "serverTime"
        ],
        "properties": {
          "serverTime": {
            "$ref": "#/components/schemas/EpochMs"
          }
        }
      },
      "Health": {
        "type": "object",
        "required": [
          "status",
          "demo"
        ],
        "properties": {
          "status": {
            "type": "string",
            "const": "UP"
          },
          "demo": {
            "type": "boolean",
            "description": "演示：数据是编的，页面上都注明"
          }
        }
      },
      "ReadinessStatus": {
        "type": "string",
        "description": "READY 可以接收请求，NOT_READY 还不能",
        "enum": [
          "READY",
          "NOT_READY"
        ]
      },
      "DatabaseStatus": {
        "type": "string",
        "description": "UP 数据库有回应，DOWN 没有",
        "enum": [
          "UP",
          "DOWN"
        ]
      },
      "Readiness": {
        "type": "object",
        "required": [
          "status",
          "database"
        ],
        "properties": {
          "status": {
            "$ref": "#/components/schemas/ReadinessStatus"
          },
          "database": {
            "$ref": "#/components/schemas/DatabaseStatus"
          }
        }
      }
    }
  }
};
